import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react'
import { fetchMe } from '../../api-client/session.ts'
import { $profile, $token } from '../../stores/session.store.ts'
import { leaveFor } from '../kit/address/leave.ts'
import { failureText, isSignedOut } from '../kit/feedback/failure-text.ts'
import { Styles } from '../kit/styles/styles.tsx'
import { useTexts } from '../kit/texts/texts.ts'
import { decideAccess, type ProfileCheck, type StaffProfile } from './access.ts'
import gateCss from './gate.css?inline'

/** @throws ApiError, with status 401 for an invalid token */
async function fetchStaffProfile(): Promise<StaffProfile> {
  const { id, fullname, username, role } = await fetchMe()
  return {
    id: String(id),
    name: fullname || username,
    roleType: role?.type ?? null,
    duties: role?.duties ?? [],
  }
}

const freshMs = 5 * 60_000

/** Fetches the token's owner from `users/me`; the profile stored in the browser is not trusted. */
function useProfileCheck(): { check: ProfileCheck; retry: () => void } {
  const token = useStore($token)
  const kept = useStore($profile)
  const { data, error, isFetching, refetch } = useQuery({
    // The token is renewed every half hour; the person stays the same.
    queryKey: ['profile', kept?.id],
    queryFn: fetchStaffProfile,
    enabled: token !== '',
    staleTime: freshMs,
  })
  const checkOf = (): ProfileCheck => {
    if (token === '' || isSignedOut(error)) return { state: 'signed-out' }
    // A later outage does not hide the screen.
    if (data !== undefined) return { state: 'known', profile: data }
    return error === null || isFetching ? { state: 'checking' } : { state: 'failed', error }
  }
  return { check: checkOf(), retry: refetch }
}

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

/**
 * Shown when the profile could not be fetched. Uses plain elements, because antd is not loaded
 * before the gate opens.
 */
function GateFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
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

interface StaffGateProps {
  Inside: ComponentType<{ profile: StaffProfile }>
  preload: () => void
}

/** Shows `Inside` to role type `admin` and redirects every other visitor. */
export function StaffGate({ Inside, preload }: StaffGateProps) {
  const { check, retry } = useProfileCheck()
  const access = decideAccess(check, window.location.pathname + window.location.search)
  const destination = access.state === 'leaving' ? access.to : null

  useEffect(() => {
    if (destination !== null) leaveFor(destination)
  }, [destination])
  useEffect(() => {
    if (access.state === 'hidden') preload()
  }, [access.state, preload])

  switch (access.state) {
    case 'hidden':
    case 'leaving':
      return <GateWaiting />
    case 'failed':
      return <GateFailure error={access.error} onRetry={retry} />
    case 'open':
      return (
        <Suspense fallback={<GateWaiting />}>
          <Inside profile={access.profile} />
        </Suspense>
      )
  }
}
