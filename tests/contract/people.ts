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

async function commerce(path: string, body: object, token?: string): Promise<{ token?: string }> {
  const response = await fetch(`${given('COMMERCE_URL')}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'x-publishable-api-key': given('COMMERCE_PUBLISHABLE_KEY'),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return (await response.json()) as { token?: string }
}

/** A member who did not exist before, signed in. */
export async function asNewMember(): Promise<{ token: string; email: string; password: string }> {
  const email = `thu-${randomUUID()}@nas.example`
  const password = randomUUID()
  const { token } = await commerce('/auth/customer/emailpass/register', { email, password })
  await commerce('/store/customers', { email, first_name: 'Thử', last_name: 'Lê' }, token)
  return { token: await signIn(email, password), email, password }
}
