import { randomUUID } from 'node:crypto'
import type { Duty } from '@nas/domain/duties'
import { mailedCode } from '../support/mailbox.ts'
import { call } from './http.ts'
import { asStaff } from './people.ts'

export const newStaffEmail = () => `nhan-vien-${randomUUID()}@nas.test`

/** A colleague who has not set a password yet. */
export async function invitedStaff(...duties: Duty[]): Promise<{ id: string; email: string }> {
  const body = { email: newStaffEmail(), fullname: 'Đỗ Thị Mới', duties }
  const { status, body: user } = await call('POST', '/app/invitestaff', {
    token: await asStaff(),
    body,
  })
  if (status !== 200) throw new Error(`Nobody could be invited: ${status}`)
  return user
}

/** The token of a member of staff with these duties, who came by an invitation. */
export async function asNewStaff(...duties: Duty[]): Promise<string> {
  const { email } = await invitedStaff(...duties)
  const password = randomUUID()
  const { status, body } = await call('POST', '/auth/reset-password', {
    body: { code: await mailedCode(email), password, passwordConfirmation: password },
  })
  if (status !== 200) throw new Error(`${email} could not set a password: ${status}`)
  return body.jwt
}
