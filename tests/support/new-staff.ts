import { randomUUID } from 'node:crypto'
import type { StaffRole } from '@nas/domain/roles'
import { TOTP } from 'otpauth'
import { sql } from './commerce-database.ts'
import { given } from './env.ts'
import { mailedCode } from './mailbox.ts'
import { api } from './shop.ts'

/** The response to a call that must succeed. */
async function post<T>(path: string, body: object, token?: string): Promise<T> {
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` }
  const answer = await api<T>(path, { method: 'POST', body, headers })
  if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`)
  return answer.body
}

export const newStaffEmail = () => `nhan-vien-${randomUUID()}@nas.test`

/** An invited colleague without a password; by default a manager. */
export async function invitedStaff(
  ...duties: StaffRole[]
): Promise<{ id: string; email: string; fullname: string }> {
  const { jwt } = await post<{ jwt: string }>('/auth/local', {
    identifier: given('STAFF_EMAIL'),
    password: given('STAFF_PASSWORD'),
  })
  const colleague = { email: newStaffEmail(), fullname: 'Công Tằng Tôn Nữ Thị Ánh Nguyệt' }
  const invited = { ...colleague, duties: duties.length === 0 ? ['manager'] : duties }
  const { id } = await post<{ id: string }>('/app/invitestaff', invited, jwt)
  return { ...colleague, id }
}

/** Accepts the mailed invitation. @returns the password that was set and the first token */
export async function acceptInvitation(
  email: string,
): Promise<{ password: string; token: string }> {
  const password = randomUUID()
  const body = { code: await mailedCode(email), password, passwordConfirmation: password }
  const { jwt } = await post<{ jwt: string }>('/auth/reset-password', body)
  return { password, token: jwt }
}

export interface NewStaff {
  id: string
  email: string
  fullname: string
  password: string
  token: string
}

/** A new member of staff, by default a manager. */
export async function newStaff(...duties: StaffRole[]): Promise<NewStaff> {
  const invited = await invitedStaff(...duties)
  return { ...invited, ...(await acceptInvitation(invited.email)) }
}

/** The code of an app with this secret, `periods` times 30 seconds from now. */
export const codeOf = (secret: string, periods = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + periods * 30_000 })

export interface EnrolledStaff extends NewStaff {
  secret: string
  codes: string[]
}

/** The same with an active app whose last used code was the previous one. */
export async function enrolledStaff(): Promise<EnrolledStaff> {
  const staff = await newStaff()
  const { password: currentPassword, token } = staff
  const { data: app } = await post<{ data: { secret: string } }>(
    '/app/beginsecondfactor',
    { currentPassword },
    token,
  )
  const { data } = await post<{ data: { codes: string[] } }>(
    '/app/confirmsecondfactor',
    { code: codeOf(app.secret) },
    token,
  )
  await sql('update second_factor set used_step = used_step - 1 where account_id = $1', [staff.id])
  return { ...staff, secret: app.secret, codes: data.codes }
}
