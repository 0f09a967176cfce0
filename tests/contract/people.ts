import { randomUUID } from 'node:crypto'
import { given } from '../support/env.ts'
import { call } from './http.ts'

async function signIn(identifier: string, password: string): Promise<string> {
  const { status, body } = await call('POST', '/auth/local', { body: { identifier, password } })
  if (status !== 200) throw new Error(`${identifier} could not sign in: ${status}`)
  return body.jwt
}

export const asStaff = () => signIn(given('STAFF_EMAIL'), given('STAFF_PASSWORD'))
export const asMember = () => signIn(given('MEMBER_EMAIL'), given('MEMBER_PASSWORD'))

export interface NewMember {
  id: string
  token: string
  email: string
  username: string
  password: string
}

/** A new signed-in member. */
export async function asNewMember(changes: object = {}): Promise<NewMember> {
  const unique = randomUUID()
  const body = {
    email: `thu-${unique}@nas.test`,
    username: `thu.${unique}`,
    password: randomUUID(),
    fullname: 'Lê Thị Thử',
    phone: '0912345678',
    consent_data: true,
    consent_policy: true,
    ...changes,
  }
  const { status, body: answer } = await call('POST', '/auth/local/register', { body })
  if (status !== 200) throw new Error(`No member could be made: ${status}`)
  const { id, email, username } = answer.user
  return { id, token: answer.jwt, email, username, password: body.password }
}
