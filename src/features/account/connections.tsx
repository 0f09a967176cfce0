import { type SocialProviderName, socialProviders } from '@nas/contract/connect'
import { useRef, useState } from 'react'
import { beginConnect, disconnect } from '../../api-client/account.ts'
import { fill } from '../../i18n/fill.ts'
import type { Locale } from '../../i18n/locale.ts'
import { writeSession } from '../../stores/checked-storage.ts'
import { draftKeys } from '../../stores/draft-keys.ts'
import { notify } from '../../stores/toast.store.ts'
import type { MemberTexts } from './account.store.ts'
import { type Member, problemOf, takeAccount } from './account.store.ts'

const providerNames: Readonly<Record<SocialProviderName, string>> = {
  google: 'Google',
  facebook: 'Facebook',
}

const sentences: Readonly<Record<string, keyof MemberTexts>> = {
  not_configured: 'connectNotConfigured',
  last_sign_in: 'disconnectLast',
}

/** Goes to the provider; the way back leads here (`nas:before-connect`). */
async function link(provider: SocialProviderName, locale: Locale): Promise<void> {
  const url = await beginConnect(provider, locale)
  writeSession(draftKeys.beforeConnect, `${location.pathname}${location.search}${location.hash}`)
  location.assign(url)
}

interface ConnectionsProps {
  member: Member
  locale: Locale
  texts: MemberTexts
}

/** Signing in with Google and Facebook: linked or not, and the way to change it. */
export function Connections({ member, locale, texts }: ConnectionsProps) {
  const { connections, has_password } = member.account
  const [busy, setBusy] = useState<SocialProviderName | null>(null)
  const running = useRef(false)

  const carryOut = async (provider: SocialProviderName, run: () => Promise<void>) => {
    if (running.current) return
    running.current = true
    setBusy(provider)
    try {
      await run()
    } catch (error) {
      const message = fill(texts[problemOf(error, sentences)], {
        provider: providerNames[provider],
      })
      notify({ variant: 'danger', message })
    } finally {
      running.current = false
      setBusy(null)
    }
  }
  const unlink = async (provider: SocialProviderName) => {
    takeAccount({ connections: await disconnect(provider) })
    const message = fill(texts.disconnected, { provider: providerNames[provider] })
    notify({ variant: 'success', message })
  }
  const isOnlyWay = connections.length === 1 && !has_password

  return (
    <section className="member-box" aria-labelledby="member-connections">
      <h3 id="member-connections">{texts.connectionsTitle}</h3>
      <ul className="member-ways">
        {socialProviders.map((provider) => {
          const linked = connections.includes(provider)
          const name = { provider: providerNames[provider] }
          const run = linked ? () => unlink(provider) : () => link(provider, locale)
          return (
            <li key={provider}>
              <div>
                <strong>{providerNames[provider]}</strong>
                <p className="muted">{linked ? texts.connected : texts.notConnected}</p>
              </div>
              <button
                type="button"
                className="button button--outline button--small"
                aria-disabled={busy === provider || (linked && isOnlyWay) || undefined}
                aria-describedby={linked && isOnlyWay ? 'member-only-way' : undefined}
                onClick={() => !(linked && isOnlyWay) && void carryOut(provider, run)}
              >
                {fill(linked ? texts.disconnect : texts.connect, name)}
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
    </section>
  )
}
