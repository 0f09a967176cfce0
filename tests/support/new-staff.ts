import { randomUUID } from 'node:crypto'
import { TOTP } from 'otpauth'
import { sql } from './commerce-database.ts'
import { given } from './env.ts'
import { mailedCode } from './mailbox.ts'
import { api } from './shop.ts'

export interface NewStaff {
  id: string
  email: string
  password: string
}

const post = async <T>(path: string, body: object, token?: string): Promise<T> => {
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` }
  return (await api<T>(path, { method: 'POST', body, headers })).body
}

/** A manager who did not exist before, and came by an invitation. */
export async function newStaff(): Promise<NewStaff> {
  const email = `nhan-vien-${randomUUID()}@nas.test`
  const password = randomUUID()
  const { jwt } = await post<{ jwt: string }>('/auth/local', {
    identifier: given('STAFF_EMAIL'),
    password: given('STAFF_PASSWORD'),
  })
  const invited = { email, fullname: 'Trần Thị Quầy', duties: ['manager'] }
  const { id } = await post<{ id: string }>('/app/invitestaff', invited, jwt)
  const code = await mailedCode(email)
  await post('/auth/reset-password', { code, password, passwordConfirmation: password })
  return { id, email, password }
}

/** The code that an app with this secret shows so many periods of 30 seconds from now. */
export const codeOf = (secret: string, periods = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + periods * 30_000 })

export interface EnrolledStaff extends NewStaff {
  token: string
  secret: string
  codes: string[]
}

/** The same with an app in use, whose last code was the one before that of now. */
export async function enrolledStaff(): Promise<EnrolledStaff> {
  const staff = await newStaff()
  const { email: identifier, password } = staff
  const { jwt } = await post<{ jwt: string }>('/auth/local', { identifier, password })
  const begun = { currentPassword: password }
  const { data: app } = await post<{ data: { secret: string } }>(
    '/app/beginsecondfactor',
    begun,
    jwt,
  )
  const { data } = await post<{ data: { codes: string[] } }>(
    '/app/confirmsecondfactor',
    { code: codeOf(app.secret) },
    jwt,
  )
  await sql('update second_factor set used_step = used_step - 1 where account_id = $1', [staff.id])
  return { ...staff, token: jwt, secret: app.secret, codes: data.codes }
}
