import { api } from '../../api-client/api.ts'
import { readProfile } from '../../stores/session.store.ts'
import type { StaffProfile } from './access.ts'

/** @throws ApiError */
export async function fetchStaffProfile(signal: AbortSignal): Promise<StaffProfile> {
  const profile = readProfile(await api.get('/api/users/me', { populate: '*' }, signal))
  if (profile === null) throw new TypeError('users/me answered no user')
  return { name: profile.fullname || profile.username, roleType: profile.role?.type ?? null }
}
