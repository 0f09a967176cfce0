import { Alert, Button } from 'antd'
import { useTexts } from '../texts/texts.ts'
import { failureText } from './failure-text.ts'

interface LoadFailureProps {
  error: unknown
  onRetry: () => void
  retrying: boolean
}

export function LoadFailure({ error, onRetry, retrying }: LoadFailureProps) {
  const { t } = useTexts()
  return (
    <Alert
      className="crm-failure"
      type="error"
      showIcon
      title={t('failure.title')}
      description={t(failureText(error))}
      action={
        <Button onClick={onRetry} loading={retrying}>
          {t('retry')}
        </Button>
      }
    />
  )
}
