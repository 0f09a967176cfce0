import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect } from 'react'
import { $location } from '../routing/navigation.ts'
import { decideAccess } from './access.ts'
import { GateFailure, GateWaiting } from './gate-notice.tsx'
import { leaveFor } from './leave.ts'
import { useProfileCheck } from './use-profile-check.ts'

const loadShell = () =>
  import('../shell/staff-shell.tsx').then((module) => ({ default: module.StaffShell }))
const StaffShell = lazy(loadShell)

/** Lets role type admin in and sends everybody else away; antd loads while the check runs. */
export function StaffGate() {
  const { pathname, search } = useStore($location)
  const { check, retry } = useProfileCheck()
  const access = decideAccess(check, pathname + search)
  const destination = access.state === 'leaving' ? access.to : null

  useEffect(() => {
    if (destination !== null) leaveFor(destination)
  }, [destination])
  useEffect(() => {
    if (access.state === 'hidden') void loadShell()
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
          <StaffShell profile={access.profile} />
        </Suspense>
      )
  }
}
