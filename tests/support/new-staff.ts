import { randomUUID } from 'node:crypto'
import type { Duty } from '@nas/domain/duties'
import { TOTP } from 'otpauth'
import { sql } from './commerce-database.ts'
import { given } from './env.ts'
import { mailedCode } from './mailbox.ts'
import { api } from './shop.ts'

/** What the shop answers to a call that must succeed. */
async function post<T>(path: string, body: object, token?: string): Promise<T> {
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` }
  const answer = await api<T>(path, { method: 'POST', body, headers })
  if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`)
  return answer.body
}

export const newStaffEmail = () => `nhan-vien-${randomUUID()}@nas.test`

/** A colleague who has not set a password yet; a manager where no duty is named. */
export async function invitedStaff(
  ...duties: Duty[]
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

/** What comes with the mail of an invitation: a password of one's own, and the first token. */
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
  password: string
  token: string
}

/** A member of staff who did not exist before; a manager where no duty is named. */
export async function newStaff(...duties: Duty[]): Promise<NewStaff> {
  const { id, email } = await invitedStaff(...duties)
  return { id, email, ...(await acceptInvitation(email)) }
}

/** The code that an app with this secret shows so many periods of 30 seconds from now. */
export const codeOf = (secret: string, periods = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + periods * 30_000 })

export interface EnrolledStaff extends NewStaff {
  secret: string
  codes: string[]
}

/** The same with an app in use, whose last code was the one before that of now. */
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
