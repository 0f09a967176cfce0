import type { ConsentBoxes } from '@nas/contract/accounts/fields'
import { type ConnectError, connectErrors, type SocialProviderName } from '@nas/contract/connect'
import { useEffect, useState } from 'react'
import { ApiError } from '../../api-client/api-error.ts'
import type { FormTexts } from '../../forms/form-fields.ts'
import { useHydrated } from '../../hydration/use-hydrated.ts'
import type { TextProps, Texts } from '../../i18n/catalogues.ts'
import { href } from '../../i18n/href.ts'
import { readSession, textOf, writeSession } from '../../stores/checked-storage.ts'
import { draftKeys } from '../../stores/draft-keys.ts'
import { signInByTicket } from '../../stores/sign-in.ts'
import { notifyNextPage } from '../../stores/toast.store.ts'
import { safeNext } from './after-sign-in.ts'
import { ConnectConsents } from './connect-consents.tsx'

export const connectProblems = {
  access_denied: 'accessDenied',
  refused: 'refused',
  expired: 'expired',
  used: 'expired',
  email_unverified: 'emailUnverified',
  already_linked: 'alreadyLinked',
  staff_account: 'staffAccount',
  account_blocked: 'accountBlocked',
  too_many_requests: 'tooMany',
  service_unavailable: 'unavailable',
  failed: 'unavailable',
} as const satisfies Record<ConnectError, keyof Texts<'connect'>>

type Returned =
  | { what: 'ticket'; ticket: string }
  | { what: 'connected' }
  | { what: 'error'; error: ConnectError }

/** Tickets of the shop are bound to this browser: a foreign link signs no visitor in. */
export function readReturn(hash: string): Returned {
  const params = new URLSearchParams(hash.replace(/^#/, ''))
  const ticket = params.get('access_token') ?? ''
  if (/^nas_[\w-]+$/.test(ticket)) return { what: 'ticket', ticket }
  if (params.has('connected')) return { what: 'connected' }
  const error = connectErrors.find((known) => known === params.get('error'))
  return { what: 'error', error: error ?? 'expired' }
}

interface ConnectReturnProps extends TextProps<FormTexts & Texts<'connect'>> {
  provider: SocialProviderName
}

/** Keeps them out of the history; after a reload the ticket stored by this tab is used. */
function takeReturn(): Returned {
  const kept = textOf(readSession(draftKeys.connectTicket))
  if (location.hash === '' && kept) return { what: 'ticket', ticket: kept }
  const returned = readReturn(location.hash)
  history.replaceState(history.state, '', location.pathname)
  return returned
}

const keepTicket = (ticket: string | undefined) => writeSession(draftKeys.connectTicket, ticket)

const asksForConsents = (error: unknown): boolean =>
  error instanceof ApiError && error.errors.some(({ code }) => code === 'consent_required')

/** The page before the sign-in; `undefined` when this tab has none. */
function pageBefore(): string | undefined {
  const before = textOf(readSession(draftKeys.beforeConnect))
  writeSession(draftKeys.beforeConnect, undefined)
  return safeNext(before, location.origin)
}

function problemOf(error: unknown): ConnectError {
  if (!(error instanceof ApiError) || error.status >= 500) return 'failed'
  if (error.status === 429) return 'too_many_requests'
  return error.status === 0 ? 'service_unavailable' : 'expired'
}

/**
 * Why an island: only the browser sees the fragment of the return address. `client:load`: it is the
 * page's only content.
 */
export function ConnectReturn({ provider, locale, texts }: ConnectReturnProps) {
  const [problem, setProblem] = useState<ConnectError | null>(null)
  const [before, setBefore] = useState<string>()
  const [asking, setAsking] = useState<string | null>(null)
  const hydrated = useHydrated()

  const stay = (error: ConnectError) => {
    keepTicket(undefined)
    setAsking(null)
    setBefore(pageBefore())
    setProblem(error)
  }
  const goOn = (message: string) => {
    keepTicket(undefined)
    notifyNextPage({ variant: 'success', message })
    location.replace(pageBefore() ?? href(locale, '/'))
  }
  const signIn = async (ticket: string, consents?: ConsentBoxes) => {
    try {
      await signInByTicket(provider, ticket, consents)
    } catch (error) {
      if (asksForConsents(error)) {
        keepTicket(ticket)
        return setAsking(ticket)
      }
      const problem = problemOf(error)
      // Keeps the input of the form for another attempt.
      if (consents && problem !== 'expired') throw error
      return stay(problem)
    }
    goOn(consents ? texts.opened : texts.signedIn)
  }

  useEffect(() => {
    const returned = takeReturn()
    if (returned.what === 'error') stay(returned.error)
    else if (returned.what === 'connected') goOn(texts.connected)
    else void signIn(returned.ticket)
    // Runs once, with the address at which the page was opened.
  }, [])

  if (asking !== null) {
    return (
      <div className="connect-return" data-island="connect-return" data-ready="">
        <h1>{texts.newcomerTitle}</h1>
        <ConnectConsents
          provider={provider}
          locale={locale}
          texts={texts}
          send={(consents) => signIn(asking, consents)}
        />
      </div>
    )
  }
  return (
    <div
      className="connect-return"
      data-island="connect-return"
      data-ready={hydrated ? '' : undefined}
    >
      <h1>{problem === null ? texts.waiting : texts.failedTitle}</h1>
      <p className="muted" role="status">
        {problem === null ? '' : texts[connectProblems[problem]]}
      </p>
      {before === undefined ? null : (
        <a className="button" href={before}>
          {texts.back}
        </a>
      )}
      {problem === null ? null : (
        <a
          className={`button${before === undefined ? '' : ' button--quiet'}`}
          href={href(locale, '/')}
        >
          {texts.home}
        </a>
      )}
    </div>
  )
}
