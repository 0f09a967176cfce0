import type { InviteStaff } from '@nas/contract/people/operations'
import { userSchema } from '@nas/contract/user'
import type { StaffRole } from '@nas/domain/duties'
import * as v from 'valibot'
import { api } from '../../../api-client/api.ts'

/**
 * @returns id of the new colleague
 * @throws ApiError; code `taken` when the e-mail is in use
 */
export async function inviteStaff(invited: InviteStaff): Promise<string> {
  return String(v.parse(userSchema, await api.post('/api/app/invitestaff', invited)).id)
}

/** @throws ApiError */
export async function setRoles(user: string, duties: readonly StaffRole[]): Promise<void> {
  await api.post('/api/app/staffduties', { user, duties })
}

/** Mails a link to set a new password. @throws ApiError */
export async function resetStaff(user: string, locale: 'vi' | 'en'): Promise<void> {
  await api.post('/api/app/resetstaff', { user, locale })
}

/** @throws ApiError */
export async function removeStaff(user: string): Promise<void> {
  await api.post('/api/app/removestaff', { user })
}
