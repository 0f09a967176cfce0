import type { Page } from '@playwright/test'
import { storageKeys } from '../../src/stores/keys.ts'
import { given } from '../support/env.ts'
import { api, productBySlug } from '../support/shop.ts'
import { type Member, orderBy, staffMove, staffToken, tokenOf } from './member.ts'

/** The demo member, with orders in several states. */
export async function demoMember(): Promise<Member> {
  const [email, password] = [given('MEMBER_EMAIL'), given('MEMBER_PASSWORD')]
  const token = await tokenOf(email, password)
  const headers = { Authorization: `Bearer ${token}` }
  const { body: me } = await api<{ id: string }>('/users/me', { headers })
  const member = { id: me.id, email, password, token }
  const { body } = await api<{ data: object[] }>('/orders', { headers })
  if (body.data.length > 0) return member
  const product = await productBySlug('tinh-chat-phuc-hoi-b5')
  const [, moved] = [
    await orderBy(member, product?.id ?? 0),
    await orderBy(member, product?.id ?? 0),
  ]
  await staffMove(moved, 'pickitem', 'delivery', 'complete')
  return member
}

/** Opens the next page as this member, without the form. A renewed token is stored. */
export async function signIn(page: Page, { token }: Pick<Member, 'token'>): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` }
  const { body: profile } = await api<object>('/users/me?populate=*', { headers })
  const kept = {
    [storageKeys.token]: token,
    [storageKeys.profile]: profile,
    [storageKeys.remember]: 'accepted',
  }
  await page.addInitScript(
    ({ entries, tokenKey }) => {
      if (localStorage.getItem(tokenKey) !== null) return
      for (const [key, value] of Object.entries(entries)) {
        localStorage.setItem(key, JSON.stringify(value))
      }
    },
    { entries: kept, tokenKey: storageKeys.token },
  )
}

/** The same for staff. */
export async function signInAsStaff(page: Page): Promise<void> {
  await signIn(page, { token: await staffToken() })
}
