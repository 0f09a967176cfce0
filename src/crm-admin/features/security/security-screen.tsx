import { otherSessions, type Session } from '@nas/contract/sessions/fields'
import { formatMoment } from '@nas/domain/dates'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { endSession } from '../../../api-client/session.ts'
import { useChange } from '../../kit/forms/use-change.ts'
import { LoadedPanel } from '../../kit/page/loaded-panel.tsx'
import { PageFrame } from '../../kit/page/page-frame.tsx'
import { Styles } from '../../kit/styles/styles.tsx'
import { factorOptions } from '../../shell/factor-gate.tsx'
import { FactorPanel } from './factor-panel.tsx'
import { sessionResource, sessionsOptions } from './security.api.ts'
import securityCss from './security.css?inline'
import { useSecurityTexts } from './security-texts.ts'
import { SignInPanel } from './sign-in-panel.tsx'

/** /crm-admin/security, and every page while the second factor is due. */
export function SecurityScreen() {
  const { t } = useSecurityTexts()
  const factor = useQuery(factorOptions)
  const sessions = useQuery(sessionsOptions)
  const { due = false } = factor.data ?? {}
  return (
    <PageFrame title={t('title')}>
      <Styles name="security" css={securityCss} />
      {due && (
        <Alert
          className="crm-gap-after"
          type="warning"
          showIcon
          title={t('due.title')}
          description={t('due.text')}
        />
      )}
      <div className="crm-security">
        <LoadedPanel title={t('factor')} query={factor}>
          {(state) => <FactorPanel state={state} />}
        </LoadedPanel>
        {!due && <SignInPanel />}
        <LoadedPanel title={t('sessions')} query={sessions}>
          {(list) => <SessionsPanel sessions={list} />}
        </LoadedPanel>
      </div>
    </PageFrame>
  )
}

function SessionsPanel({ sessions }: { sessions: Session[] }) {
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
      <ul className="crm-plain crm-entries">
        {sessions.map(({ id, device, lastUsedAt, current }) => (
          <li key={id} className="crm-row crm-ends">
            <div>
              <p>
                <strong>{device ?? t('session.unknown')}</strong>
              </p>
              <p className="crm-hint">
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
