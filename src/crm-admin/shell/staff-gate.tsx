import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, Suspense, useEffect } from 'react'
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
    roles: role?.duties ?? [],
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

interface GateProps {
  /** The profile could not be fetched. */
  failure?: { error: unknown; onRetry: () => void }
}

/** Shown before the gate opens. Uses plain elements, because antd is not loaded yet. */
function Gate({ failure }: GateProps) {
  const { t } = useTexts()
  return (
    <main className="crm-gate">
      <Styles name="gate" css={gateCss} />
      {failure === undefined ? (
        <div role="status">
          <p>{t('checking')}</p>
        </div>
      ) : (
        <div role="alert">
          <h1>{t('failure.title')}</h1>
          <p>{t(failureText(failure.error))}</p>
          <button type="button" onClick={failure.onRetry}>
            {t('retry')}
          </button>
        </div>
      )}
    </main>
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
      return <Gate />
    case 'failed':
      return <Gate failure={{ error: access.error, onRetry: retry }} />
    case 'open':
      return (
        <Suspense fallback={<Gate />}>
          <Inside profile={access.profile} />
        </Suspense>
      )
  }
}
