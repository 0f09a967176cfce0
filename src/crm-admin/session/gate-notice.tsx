import type { ReactNode } from 'react'
import { failureText } from '../shell/failure-text.ts'
import gateCss from '../styles/gate.css?inline'
import { Styles } from '../styles/styles.tsx'
import { useTexts } from '../texts/use-texts.ts'

function GateFrame({ role, children }: { role: 'status' | 'alert'; children: ReactNode }) {
  return (
    <main className="crm-gate">
      <Styles name="gate" css={gateCss} />
      <div role={role}>{children}</div>
    </main>
  )
}

export function GateWaiting() {
  const { t } = useTexts()
  return (
    <GateFrame role="status">
      <p>{t('checking')}</p>
    </GateFrame>
  )
}

interface GateFailureProps {
  error: unknown
  onRetry: () => void
}

/** The profile could not be checked; plain elements, because antd is not there before the gate opens. */
export function GateFailure({ error, onRetry }: GateFailureProps) {
  const { t } = useTexts()
  return (
    <GateFrame role="alert">
      <h1>{t('failure.title')}</h1>
      <p>{t(failureText(error))}</p>
      <button type="button" onClick={onRetry}>
        {t('retry')}
      </button>
    </GateFrame>
  )
}
