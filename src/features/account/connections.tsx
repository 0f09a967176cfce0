import { type SocialProviderName, socialProviders } from '@nas/contract/connect'
import { fill } from '@nas/domain/placeholders'
import { useState } from 'react'
import { beginConnect, disconnect } from '../../api-client/account.ts'
import { fetchConnectWays } from '../../api-client/session.ts'
import { useSingleRun } from '../../forms/core/use-single-run.ts'
import type { Locale } from '../../i18n/locale.ts'
import { writeSession } from '../../stores/checked-storage.ts'
import { draftKeys } from '../../stores/draft-keys.ts'
import { notify } from '../../stores/toast.store.ts'
import { useLoaded } from '../../ui/use-loaded.ts'
import { type MemberProps, type MemberTexts, problemOf, takeAccount } from './account.store.ts'
import { PasswordDialog } from './password-dialog.tsx'

const providerNames: Readonly<Record<SocialProviderName, string>> = {
  google: 'Google',
  facebook: 'Facebook',
}

const sentences: Readonly<Record<string, keyof MemberTexts>> = {
  not_configured: 'connectNotConfigured',
  last_sign_in: 'disconnectLast',
  current_password_wrong: 'currentWrong',
  sign_in_again: 'freshSignIn',
}

/** Redirects to the provider; the return opens this page (`nas:before-connect`). */
async function link(
  provider: SocialProviderName,
  locale: Locale,
  password: string | undefined,
): Promise<void> {
  const url = await beginConnect(provider, locale, password)
  writeSession(draftKeys.beforeConnect, `${location.pathname}${location.search}${location.hash}`)
  location.assign(url)
}

/** A change needs the current password, or a recent sign-in for an account without one. */
export function Connections({ member, locale, texts }: MemberProps) {
  const { connections, has_password } = member.account
  const [asked, setAsked] = useState<SocialProviderName | null>(null)
  const [busy, setBusy] = useState<SocialProviderName | null>(null)
  const { run } = useSingleRun()
  const isLinked = (provider: SocialProviderName) => connections.includes(provider)
  const ways = useLoaded('ways', fetchConnectWays)
  // When the configured providers are unknown, pressing a button finds out.
  const offered = ways.state === 'ready' ? ways.value : socialProviders
  const shown = socialProviders.filter(
    (provider) => isLinked(provider) || offered.includes(provider),
  )
  const isOnlyWay = connections.length === 1 && !has_password

  const carryOut = async (provider: SocialProviderName, password: string | undefined) => {
    if (isLinked(provider)) {
      takeAccount({ connections: await disconnect(provider, password) })
      const message = fill(texts.disconnected, { provider: providerNames[provider] })
      notify({ variant: 'success', message })
    } else {
      await link(provider, locale, password)
    }
  }
  const problem = (error: unknown, provider: SocialProviderName) =>
    fill(texts[problemOf(error, sentences)], { provider: providerNames[provider] })

  const begin = async (provider: SocialProviderName) => {
    if (isLinked(provider) && isOnlyWay) return
    if (has_password) return setAsked(provider)
    setBusy(provider)
    try {
      await carryOut(provider, undefined)
    } catch (error) {
      notify({ variant: 'danger', message: problem(error, provider) })
    } finally {
      setBusy(null)
    }
  }
  const deed = (provider: SocialProviderName) =>
    fill(isLinked(provider) ? texts.disconnect : texts.connect, {
      provider: providerNames[provider],
    })

  if (ways.state === 'loading' || shown.length === 0) return null
  return (
    <section className="member-box" aria-labelledby="member-connections">
      <h3 id="member-connections">{texts.connectionsTitle}</h3>
      <ul className="member-ways">
        {shown.map((provider) => {
          const isClosed = isLinked(provider) && isOnlyWay
          return (
            <li key={provider}>
              <div>
                <strong>{providerNames[provider]}</strong>
                <p className="muted">{isLinked(provider) ? texts.connected : texts.notConnected}</p>
              </div>
              <button
                type="button"
                className="button button--outline button--small"
                aria-disabled={busy === provider || isClosed || undefined}
                aria-describedby={isClosed ? 'member-only-way' : undefined}
                onClick={() => void run(() => begin(provider))}
              >
                {deed(provider)}
              </button>
            </li>
          )
        })}
      </ul>
      {isOnlyWay ? (
        <p id="member-only-way" className="muted">
          {texts.disconnectLast}
        </p>
      ) : null}
      <PasswordDialog
        title={asked && deed(asked)}
        hint={texts.currentForConnection}
        texts={texts}
        onConfirm={async (password) => {
          if (asked !== null) await carryOut(asked, password)
        }}
        problemOf={(error) => (asked === null ? '' : problem(error, asked))}
        onClose={() => setAsked(null)}
      />
    </section>
  )
}
