import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { leaveFor } from '../routing/leave.ts'
import { failureText } from '../shell/failure-text.ts'
import gateCss from '../styles/gate.css?inline'
import { Styles } from '../styles/styles.tsx'
import { useTexts } from '../texts/texts.ts'
import { decideAccess } from './access.ts'
import { useProfileCheck } from './use-profile-check.ts'

function GateFrame({ role, children }: { role: 'status' | 'alert'; children: ReactNode }) {
  return (
    <main className="crm-gate">
      <Styles name="gate" css={gateCss} />
      <div role={role}>{children}</div>
    </main>
  )
}

function GateWaiting() {
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
function GateFailure({ error, onRetry }: GateFailureProps) {
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

const loadRouter = () =>
  import('../routing/staff-router.tsx').then((module) => ({ default: module.StaffRouter }))
const StaffRouter = lazy(loadRouter)

/** Lets role type admin in and sends everybody else away; antd loads while the check runs. */
export function StaffGate() {
  const { check, retry } = useProfileCheck()
  const access = decideAccess(check, window.location.pathname + window.location.search)
  const destination = access.state === 'leaving' ? access.to : null

  useEffect(() => {
    if (destination !== null) leaveFor(destination)
  }, [destination])
  useEffect(() => {
    if (access.state === 'hidden') void loadRouter()
  }, [access.state])

  switch (access.state) {
    case 'hidden':
    case 'leaving':
      return <GateWaiting />
    case 'failed':
      return <GateFailure error={access.error} onRetry={retry} />
    case 'open':
      return (
        <Suspense fallback={<GateWaiting />}>
          <StaffRouter profile={access.profile} />
        </Suspense>
      )
  }
}
