import { Alert, Button } from 'antd'
import { useTexts } from '../texts/texts.ts'
import { failureText, isUnanswered } from './failure-text.ts'
import { useRetryOnceReachable } from './reachable.ts'

interface LoadFailureProps {
  error: unknown
  onRetry: () => void
  retrying: boolean
  onReachable?: () => void
}

/** Reports a failure; retries once an unreachable server can be reached again. */
export function LoadFailure({ error, onRetry, retrying, onReachable }: LoadFailureProps) {
  const { t } = useTexts()
  useRetryOnceReachable(error, onReachable ?? onRetry)
  const waits = isUnanswered(error) ? ` ${t('failure.waits')}` : ''
  return (
    <Alert
      className="crm-failure"
      type="error"
      showIcon
      title={t('failure.title')}
      description={t(failureText(error)) + waits}
      action={
        <Button onClick={onRetry} loading={retrying}>
          {t('retry')}
        </Button>
      }
    />
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
