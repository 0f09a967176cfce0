import { fetchMe } from '../../api-client/session.ts'
import type { StaffProfile } from './access.ts'

/** @throws ApiError, with status 401 when the token no longer counts */
export async function fetchStaffProfile(token: string): Promise<StaffProfile> {
  const { fullname, username, role } = await fetchMe(token)
  return { name: fullname || username, roleType: role?.type ?? null }
}
