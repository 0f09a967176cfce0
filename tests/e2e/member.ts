import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { given } from '../support/env.ts'
import { api, orderOf } from '../support/shop.ts'

export interface Member {
  id: string
  token: string
  email: string
  password: string
}

export interface MemberOrder {
  id: number
  code: string
}

/** Signs in with e-mail and password. @returns the token */
export async function tokenOf(identifier: string, password: string): Promise<string> {
  const body = { identifier, password }
  const { body: answer } = await api<{ jwt: string }>('/auth/local', { method: 'POST', body })
  return answer.jwt
}

/** Registers a new member. */
export async function newMember(phone = '0912345678'): Promise<Member> {
  const unique = randomUUID()
  const email = `don-${unique}@nas.test`
  const password = randomUUID()
  const consents = { consent_data: true, consent_policy: true }
  const body = { email, password, phone, fullname: 'Lê Thị Đơn', ...consents }
  const { status, body: made } = await api<{ jwt: string; user: { id: string } }>(
    '/auth/local/register',
    { method: 'POST', body },
  )
  if (status !== 200) throw new Error(`the registration was rejected: ${status}`)
  return { id: made.user.id, token: made.jwt, email, password }
}

/** Places an order of the member, as the checkout does. */
export async function orderBy(
  { token }: Member,
  product: number,
  more: object = {},
): Promise<MemberOrder> {
  const { status, body } = await api<{ data: { id: number; attributes: { code: string } } }>(
    '/app/createorder',
    {
      method: 'POST',
      body: orderOf(product, 1, more),
      headers: { 'Idempotency-Key': randomUUID(), Authorization: `Bearer ${token}` },
    },
  )
  if (status !== 200) throw new Error(`the order was rejected: ${JSON.stringify(body)}`)
  return { id: body.data.id, code: body.data.attributes.code }
}

export const staffToken = () => tokenOf(given('STAFF_EMAIL'), given('STAFF_PASSWORD'))

let staffSession: Promise<string> | undefined

/** For calls of staff outside of the browser: one session per worker. */
export async function staffHeaders(): Promise<{ Authorization: string }> {
  staffSession ??= staffToken()
  return { Authorization: `Bearer ${await staffSession}` }
}

/** Staff move an order through these states. */
export async function staffMove(order: MemberOrder, ...states: string[]): Promise<void> {
  const headers = await staffHeaders()
  for (const state of states) {
    const { status } = await api(`/orders/${order.id}`, {
      method: 'PUT',
      body: { data: { state } },
      headers,
    })
    if (status !== 200) throw new Error(`${order.code} could not be moved to ${state}: ${status}`)
  }
}

/** Signs in through the open dialog. */
export async function signInHere(
  page: Page,
  { email, password }: Pick<Member, 'email' | 'password'>,
  say: (key: string) => string,
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: say('auth.title') })
  await dialog.getByLabel(say('auth.email')).fill(email)
  const secret = dialog.getByLabel(say('auth.password'), { exact: true })
  await secret.fill(password)
  await secret.press('Enter')
}
