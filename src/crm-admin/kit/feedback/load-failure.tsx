import { Button } from 'antd'
import { useTexts } from '../texts/texts.ts'
import { failureText, isUnanswered } from './failure-text.ts'
import { useRetryOnceReachable } from './reachable.ts'

interface LoadFailureProps {
  error: unknown
  onRetry: () => void
  retrying: boolean
  onReachable?: () => void
}

/**
 * Reports a failure, without antd's Alert, which the first screen does not load. Retries once an
 * unreachable server can be reached again.
 */
export function LoadFailure({ error, onRetry, retrying, onReachable }: LoadFailureProps) {
  const { t } = useTexts()
  useRetryOnceReachable(error, onReachable ?? onRetry)
  const waits = isUnanswered(error) ? ` ${t('failure.waits')}` : ''
  return (
    <div className="crm-box crm-failure crm-row crm-ends" role="alert">
      <div>
        <strong>{t('failure.title')}</strong>
        <br />
        {t(failureText(error)) + waits}
      </div>
      <Button onClick={onRetry} loading={retrying}>
        {t('retry')}
      </Button>
    </div>
  )
}

/** Reserves space for lines that are being loaded. antd's Skeleton renders an empty heading. */
export function Loading({ lines = 8 }: { lines?: number }) {
  const { t } = useTexts()
  return (
    <div
      className="crm-loading"
      role="status"
      aria-busy="true"
      style={{ height: `${lines * 2}em` }}
    >
      <span className="crm-hidden">{t('loading')}</span>
    </div>
  )
}
