import { failureText } from '../shell/failure-text.ts'
import { useTexts } from '../texts/use-texts.ts'

interface GateFailureProps {
  error: unknown
  onRetry: () => void
}

/** The profile could not be checked; plain elements, because antd is not there before the gate opens. */
export function GateFailure({ error, onRetry }: GateFailureProps) {
  const { t } = useTexts()
  return (
    <main role="alert">
      <h1>{t('failure.title')}</h1>
      <p>{t(failureText(error))}</p>
      <button type="button" onClick={onRetry}>
        {t('retry')}
      </button>
    </main>
  )
}
