import type { ConnectError, SocialProviderName } from '@nas/contract/connect'
import { useEffect, useState } from 'react'
import { ApiError } from '../../api-client/api-error.ts'
import type { Texts } from '../../i18n/catalogues.ts'
import { href } from '../../i18n/href.ts'
import type { Locale } from '../../i18n/locale.ts'
import { useHydrated } from '../../islands/use-hydrated.ts'
import { readSession, textOf, writeSession } from '../../stores/checked-storage.ts'
import { draftKeys } from '../../stores/draft-keys.ts'
import { signInByTicket } from '../../stores/sign-in.ts'
import { notifyNextPage } from '../../stores/toast.store.ts'
import { safeNext } from './after-sign-in.ts'
import { connectProblems, type Returned, readReturn } from './connect-return.ts'

interface ConnectReturnProps {
  provider: SocialProviderName
  locale: Locale
  texts: Texts<'connect'>
}

/** Takes the parameters out of the address, so that no history keeps it. */
function takeReturn(): Returned {
  const returned = readReturn(location.hash)
  history.replaceState(history.state, '', location.pathname)
  return returned
}

/** The page from which somebody left; undefined when this tab knows none. */
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
 * Why an island: only the browser sees the fragment with which somebody comes back.
 * `client:load`: it is what the page is for.
 */
export function ConnectReturn({ provider, locale, texts }: ConnectReturnProps) {
  const [problem, setProblem] = useState<ConnectError | null>(null)
  const [before, setBefore] = useState<string>()

  useEffect(() => {
    const stay = (error: ConnectError) => {
      setBefore(pageBefore())
      setProblem(error)
    }
    const goOn = (message: string) => {
      notifyNextPage({ variant: 'success', message })
      location.replace(pageBefore() ?? href(locale, '/'))
    }
    const returned = takeReturn()
    if (returned.what === 'error') stay(returned.error)
    else if (returned.what === 'connected') goOn(texts.connected)
    else {
      signInByTicket(provider, returned.ticket).then(
        () => goOn(texts.signedIn),
        (error: unknown) => stay(problemOf(error)),
      )
    }
  }, [provider, locale, texts])

  return (
    <div
      className="connect-return"
      data-island="connect-return"
      data-ready={useHydrated() ? '' : undefined}
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
