import { otherSessions, type Session } from '@nas/contract/sessions'
import { Button } from 'antd'
import { endSession } from '../../api-client/sessions.ts'
import { formatMoment } from '../orders/order-formats.ts'
import { useChange } from '../record/use-change.ts'
import { sessionResource } from './security.api.ts'
import { useSecurityTexts } from './security-texts.ts'

/** Where the member of staff is signed in, and the way to end it there. */
export function SessionsPanel({ sessions }: { sessions: Session[] }) {
  const { t } = useSecurityTexts()
  const { change, changing } = useChange({
    run: endSession,
    resources: [sessionResource],
    done: t('session.ended'),
    failed: t('session.failed'),
    noticeKey: 'session',
  })
  const others = sessions.filter(({ current }) => !current)
  return (
    <>
      <p>{t('sessions.text')}</p>
      <ul className="crm-plain crm-record-list">
        {sessions.map(({ id, device, lastUsedAt, current }) => (
          <li key={id} className="crm-session">
            <div>
              <p>
                <strong>{device ?? t('session.unknown')}</strong>
              </p>
              <p className="crm-why">
                {current ? t('session.here') : t('session.used', { at: formatMoment(lastUsedAt) })}
              </p>
            </div>
            {!current && (
              <Button loading={changing === id} onClick={() => change(id)}>
                {t('session.end', { device: device ?? t('session.unknown') })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <Button loading={changing === otherSessions} onClick={() => change(otherSessions)}>
          {t('session.endOthers')}
        </Button>
      )}
    </>
  )
}
