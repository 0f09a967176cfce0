import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { fetchMe } from '../../api-client/session.ts'
import { $token } from '../../stores/session.store.ts'
import { isSignedOut } from '../shell/failure-text.ts'
import type { ProfileCheck, StaffProfile } from './access.ts'

/** @throws ApiError, with status 401 when the token no longer counts */
async function fetchStaffProfile(token: string): Promise<StaffProfile> {
  const { fullname, username, role } = await fetchMe(token)
  return { name: fullname || username, roleType: role?.type ?? null }
}

const freshMs = 5 * 60_000

/** Asks `users/me` who the token belongs to; what the browser keeps as profile is not believed. */
export function useProfileCheck(): { check: ProfileCheck; retry: () => void } {
  const token = useStore($token)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['profile', token],
    queryFn: () => fetchStaffProfile(token),
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
