import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect } from 'react'
import { $location } from '../routing/navigation.ts'
import { useTexts } from '../texts/use-texts.ts'
import { decideAccess } from './access.ts'
import { GateFailure } from './gate-failure.tsx'
import { leaveFor } from './leave.ts'
import { useProfileCheck } from './use-profile-check.ts'

const loadShell = () =>
  import('../shell/staff-shell.tsx').then((module) => ({ default: module.StaffShell }))
const StaffShell = lazy(loadShell)

/** Lets role type admin in and sends everybody else away; antd loads while the check runs. */
export function StaffGate() {
  const { t } = useTexts()
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

  const waiting = <p role="status">{t('checking')}</p>
  switch (access.state) {
    case 'hidden':
    case 'leaving':
      return waiting
    case 'failed':
      return <GateFailure error={access.error} onRetry={retry} />
    case 'open':
      return (
        <Suspense fallback={waiting}>
          <StaffShell profile={access.profile} />
        </Suspense>
      )
  }
}
