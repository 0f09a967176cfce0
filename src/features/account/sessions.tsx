import { otherSessions, type Session } from '@nas/contract/sessions/fields'
import { formatDate, formatTime } from '@nas/domain/dates'
import { fill } from '@nas/domain/placeholders'
import { useState } from 'react'
import { endSession, fetchSessions } from '../../api-client/session.ts'
import { useSingleRun } from '../../forms/core/use-single-run.ts'
import { endIfSignedOut } from '../../stores/session-token.ts'
import { notify } from '../../stores/toast.store.ts'
import { LoadFailure, Loading } from '../../ui/load-states.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'
import { type MemberTexts, problemOf } from './account.store.ts'

const moment = (at: string) => `${formatTime(at)}, ${formatDate(at)}`

async function load(): Promise<Session[]> {
  try {
    return await fetchSessions()
  } catch (error) {
    endIfSignedOut(error)
    throw error
  }
}

function useSessions(texts: MemberTexts) {
  const loaded = useLoaded('sessions', load)
  /** The sessions after one was ended. */
  const [left, setLeft] = useState<Session[]>()
  const { run } = useSingleRun()

  const end = async (session: string) => {
    try {
      setLeft(await endSession(session))
      notify({ variant: 'success', message: texts.sessionEnded })
    } catch (error) {
      notify({ variant: 'danger', message: texts[problemOf(error)] })
    }
  }
  return {
    loaded,
    sessions: left ?? (loaded.state === 'ready' ? loaded.value : []),
    end: (session: string) => run(() => end(session)),
  }
}

export function Sessions({ texts }: { texts: MemberTexts }) {
  const { loaded, sessions, end } = useSessions(texts)
  return (
    <section className="member-box" aria-labelledby="member-sessions">
      <h3 id="member-sessions">{texts.sessionsTitle}</h3>
      <p className="muted">{texts.sessionsText}</p>
      {loaded.state === 'loading' ? <Loading words={texts.loading} /> : null}
      {loaded.state === 'failed' ? (
        <LoadFailure words={texts.sessionsFailed} retry={texts.retry} onRetry={loaded.retry} />
      ) : null}
      {loaded.state === 'ready' ? (
        <ul className="member-ways">
          {sessions.map(({ id, device, lastUsedAt, current }) => (
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
      {sessions.length > 2 ? (
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
