import { formatDate } from '@nas/domain/dates'
import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { LoadedPanel } from '../shell/loaded-panel.tsx'
import { PageFrame } from '../shell/page-frame.tsx'
import recordCss from '../styles/record.css?inline'
import securityCss from '../styles/security.css?inline'
import { Styles } from '../styles/styles.tsx'
import { FactorPanel } from './factor-panel.tsx'
import { factorOptions, sessionsOptions } from './security.api.ts'
import { useSecurityTexts } from './security-texts.ts'
import { SessionsPanel } from './sessions-panel.tsx'

/** /crm-admin/security, and every page while the second factor is due. */
export function SecurityScreen() {
  const { t } = useSecurityTexts()
  const factor = useQuery(factorOptions)
  const sessions = useQuery(sessionsOptions)
  const { due = false, requiredFrom = null } = factor.data ?? {}
  return (
    <PageFrame title={t('title')}>
      <Styles name="record" css={recordCss} />
      <Styles name="security" css={securityCss} />
      {due && requiredFrom !== null && (
        <Alert
          className="crm-due"
          type="warning"
          showIcon
          title={t('due.title')}
          description={t('due.text', { day: formatDate(`${requiredFrom}T00:00:00+07:00`) })}
        />
      )}
      <div className="crm-security">
        <LoadedPanel title={t('factor')} query={factor}>
          {(state) => <FactorPanel state={state} />}
        </LoadedPanel>
        <LoadedPanel title={t('sessions')} query={sessions}>
          {(list) => <SessionsPanel sessions={list} />}
        </LoadedPanel>
      </div>
    </PageFrame>
  )
}
