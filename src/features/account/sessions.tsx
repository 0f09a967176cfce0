import { otherSessions, type Session } from '@nas/contract/sessions/fields'
import { formatDate, formatTime } from '@nas/domain/dates'
import { useEffect, useState } from 'react'
import { endSession, fetchSessions } from '../../api-client/sessions.ts'
import { useSingleRun } from '../../forms/core/use-single-run.ts'
import { fill } from '../../i18n/fill.ts'
import { notify } from '../../stores/toast.store.ts'
import { LoadFailure, Loading } from '../../ui/load-states.tsx'
import { endIfSignedOut, type MemberTexts, problemOf } from './account.store.ts'

const moment = (at: string) => `${formatTime(at)}, ${formatDate(at)}`

type View = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; sessions: Session[] }

async function load(show: (view: View) => void): Promise<void> {
  show({ state: 'loading' })
  try {
    show({ state: 'ready', sessions: await fetchSessions() })
  } catch (error) {
    endIfSignedOut(error)
    show({ state: 'failed' })
  }
}

function useSessions(texts: MemberTexts) {
  const [view, setView] = useState<View>({ state: 'loading' })
  const { run } = useSingleRun()

  useEffect(() => void load(setView), [])
  const end = async (session: string) => {
    try {
      setView({ state: 'ready', sessions: await endSession(session) })
      notify({ variant: 'success', message: texts.sessionEnded })
    } catch (error) {
      notify({ variant: 'danger', message: texts[problemOf(error)] })
    }
  }
  return {
    view,
    retry: () => void load(setView),
    end: (session: string) => run(() => end(session)),
  }
}

export function Sessions({ texts }: { texts: MemberTexts }) {
  const { view, retry, end } = useSessions(texts)
  return (
    <section className="member-box" aria-labelledby="member-sessions">
      <h3 id="member-sessions">{texts.sessionsTitle}</h3>
      <p className="muted">{texts.sessionsText}</p>
      {view.state === 'loading' ? <Loading words={texts.loading} /> : null}
      {view.state === 'failed' ? (
        <LoadFailure words={texts.sessionsFailed} retry={texts.retry} onRetry={retry} />
      ) : null}
      {view.state === 'ready' ? (
        <ul className="member-ways">
          {view.sessions.map(({ id, device, lastUsedAt, current }) => (
            <li key={id}>
              <div>
                <strong>{device ?? texts.sessionUnknown}</strong>
                <p className="muted">
                  {current
                    ? texts.sessionHere
                    : fill(texts.sessionUsed, { time: moment(lastUsedAt) })}
                </p>
              </div>
              {current ? null : (
                <button
                  type="button"
                  className="button button--outline button--small"
                  onClick={() => void end(id)}
                >
                  {fill(texts.sessionEnd, { device: device ?? texts.sessionUnknown })}
                </button>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {view.state === 'ready' && view.sessions.length > 2 ? (
        <button
          type="button"
          className="button button--quiet"
          onClick={() => void end(otherSessions)}
        >
          {texts.sessionEndOthers}
        </button>
      ) : null}
    </section>
  )
}
