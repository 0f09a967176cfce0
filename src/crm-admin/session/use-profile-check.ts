import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { fetchMe } from '../../api-client/session.ts'
import { $profile, $token } from '../../stores/session.store.ts'
import { isSignedOut } from '../shell/failure-text.ts'
import type { ProfileCheck, StaffProfile } from './access.ts'

/** @throws ApiError, with status 401 when the token no longer counts */
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

/** Asks `users/me` who the token belongs to; what the browser keeps as profile is not believed. */
export function useProfileCheck(): { check: ProfileCheck; retry: () => void } {
  const token = useStore($token)
  const kept = useStore($profile)
  const { data, error, isFetching, refetch } = useQuery({
    // The token is renewed every half hour; the person stays.
    queryKey: ['profile', kept?.id],
    queryFn: fetchStaffProfile,
    enabled: token !== '',
    staleTime: freshMs,
  })
  const checkOf = (): ProfileCheck => {
    if (token === '' || isSignedOut(error)) return { state: 'signed-out' }
    // An outage later on does not take the screen away.
    if (data !== undefined) return { state: 'known', profile: data }
    return error === null || isFetching ? { state: 'checking' } : { state: 'failed', error }
  }
  return { check: checkOf(), retry: refetch }
}
