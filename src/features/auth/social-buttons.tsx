import { type SocialProviderName, socialProviders } from '@nas/contract/connect'
import { fill } from '@nas/domain/placeholders'
import { useRef, useState } from 'react'
import { canConnect, connectAddress, fetchConnectWays } from '../../api-client/session.ts'
import type { TextProps, Texts } from '../../i18n/catalogues.ts'
import type { Locale } from '../../i18n/locale.ts'
import { writeSession } from '../../stores/checked-storage.ts'
import { draftKeys } from '../../stores/draft-keys.ts'
import { dismiss, notify } from '../../stores/toast.store.ts'
import { useLoaded } from '../../ui/use-loaded.ts'
import { pageAfterConnect } from './after-sign-in.ts'
import { loginProblemOf, loginProblems } from './login-problem.ts'

/**
 * @returns false when the provider is not configured
 * @throws ApiError
 */
export async function goToProvider(provider: SocialProviderName, locale: Locale): Promise<boolean> {
  const address = connectAddress(provider, locale)
  if (!(await canConnect(address))) return false
  writeSession(draftKeys.beforeConnect, pageAfterConnect(location))
  location.assign(address)
  return true
}

const providers: Record<SocialProviderName, { name: string; mark: string }> = {
  google: {
    name: 'Google',
    mark: 'M20.6 10.2H12v3.7h5a4.6 4.6 0 0 1-5 3.4 5.3 5.3 0 1 1 3.4-9.4l2.7-2.7A9 9 0 1 0 12 21c5.2 0 8.9-3.7 8.9-8.9 0-.6-.1-1.3-.3-1.9z',
  },
  facebook: {
    name: 'Facebook',
    mark: 'M21 12a9 9 0 1 0-10.4 8.9v-6.3H8.3V12h2.3v-2c0-2.3 1.3-3.5 3.4-3.5 1 0 2 .2 2 .2v2.2h-1.1c-1.1 0-1.5.7-1.5 1.4V12h2.5l-.4 2.6h-2.1v6.3A9 9 0 0 0 21 12z',
  },
}

export function SocialButtons({ locale, texts }: TextProps<Texts<'auth'>>) {
  const [busy, setBusy] = useState<SocialProviderName>()
  const lastNotice = useRef(0)
  const ways = useLoaded('ways', fetchConnectWays)
  // When the configured providers are unknown, pressing a button finds out.
  const offered = ways.state === 'ready' ? ways.value : socialProviders

  const press = async (provider: SocialProviderName) => {
    if (busy !== undefined) return
    dismiss(lastNotice.current)
    setBusy(provider)
    try {
      if (await goToProvider(provider, locale)) return
      const message = fill(texts.notOffered, { provider: providers[provider].name })
      lastNotice.current = notify({ variant: 'warning', message })
    } catch (error) {
      const problem = loginProblemOf(error)
      lastNotice.current = notify({ variant: loginProblems[problem], message: texts[problem] })
    } finally {
      // Also reset when the page is left, because Back may restore it from the browser's cache.
      setBusy(undefined)
    }
  }

  if (ways.state === 'loading' || offered.length === 0) return null
  return (
    <>
      <p className="login__or">{texts.or}</p>
      <div className="social">
        {offered.map((provider) => (
          <button
            key={provider}
            type="button"
            className="button button--outline social__button"
            aria-disabled={busy !== undefined || undefined}
            aria-label={fill(texts.continueWith, { provider: providers[provider].name })}
            onClick={() => void press(provider)}
          >
            <svg className="social__mark" viewBox="0 0 24 24" aria-hidden="true">
              <path d={providers[provider].mark} />
            </svg>
            {providers[provider].name}
          </button>
        ))}
      </div>
    </>
  )
}
