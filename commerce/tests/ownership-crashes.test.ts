import { Modules } from '@medusajs/framework/utils'
import { readEnvFile } from '@nas/settings/env-file'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { issueResetCode } from '../src/accounts/workflows/reset-codes'
import { emailLinkTokens } from '../src/accounts/workflows/tokens'
import { killAt, restart, type Step } from './support/crashes'
import { memberConsents } from './support/new-member'
import { useShop } from './support/shop'

const { shop } = useShop()
let secretKey = ''
let counter = 0

beforeAll(async () => {
  const keys = await readEnvFile(process.env.COMMERCE_KEYS_FILE ?? '')
  secretKey = keys.COMMERCE_SECRET_KEY ?? ''
})

beforeEach(() => shop.rows('delete from operation'))

afterEach(() => vi.restoreAllMocks())

const password = 'a password of the tests'
const fresh = 'another password of the tests'

function newEmail(): string {
  counter += 1
  return `owner${counter}@example.com`
}

function register(email: string) {
  const person = { fullname: 'Trần Thị Bưởi', phone: '+84 912 345 678' }
  const body = { email, password, consents: memberConsents, ...person }
  return shop.ask('/store/shop/register', { body })
}

const signIn = (identifier: string, secret = password) =>
  shop.ask('/store/shop/sign-in', { body: { identifier, password: secret } })

const change = (token: string, body: object) =>
  shop.ask('/store/shop/me', { token, body: { current_password: password, ...body } })

const reset = (code: string) =>
  shop.ask('/store/shop/reset-password', { body: { code, password: fresh } })

/** A sign-in by Google or Facebook with a verified e-mail. */
function social(provider: 'google' | 'facebook', email: string, link_to?: string) {
  const body = { provider, subject: email, email, email_verified: true, name: null, link_to }
  const authorization = `Basic ${btoa(`${secretKey}:`)}`
  const path = link_to === undefined ? '/admin/shop/social' : '/admin/shop/social/link'
  return shop.ask(path, { body, headers: { authorization } })
}

/**
 * An account registered with a foreign e-mail, with a Facebook sign-in of the person who registered
 * it.
 */
async function squatted() {
  const email = newEmail()
  const { token, person } = (await register(email)).body
  expect((await social('facebook', `thief-of-${email}`, person.id)).status).toBe(200)
  return { email, token, person }
}

/** Nothing from before gives the former holder access. */
async function expectOwned(email: string, token: string) {
  expect((await shop.ask('/store/shop/me', { token })).status).toBe(401)
  const [{ confirmed, facebook }] = await shop.rows(
    `select email_verified_at is not null as confirmed, exists (
       select from auth_identity i join provider_identity p on p.auth_identity_id = i.id
       where p.provider = 'facebook' and i.app_metadata->>'customer_id' = account.id) as facebook
     from account where username_key = ?`,
    [email],
  )
  expect({ confirmed, facebook }).toEqual({ confirmed: true, facebook: false })
}

const resetting: Step[] = [
  [Modules.AUTH, 'updateProvider'],
  [Modules.AUTH, 'deleteAuthIdentities'],
  ['operations', 'commit'],
]

describe.each(['before', 'after'] as const)('killed %s', (when) => {
  test.each(resetting)(
    '%s.%s, a reset ends earlier sessions; its code is not lost',
    async (...step) => {
      const { email, token, person } = await squatted()
      const code = await issueResetCode(shop.container, person)
      killAt(shop, step, when)
      expect((await reset(code)).status).toBe(500)
      vi.restoreAllMocks()
      const kept = step[1] === 'commit' && when === 'after'
      expect((await reset(code)).status).toBe(kept ? 400 : 200)
      await restart(shop)
      await expectOwned(email, token)
      expect((await signIn(email, fresh)).status).toBe(200)
      expect((await reset(code)).status).toBe(400)
    },
  )

  test.each(resetting)('%s.%s: an interrupted reset is finished by the job', async (...step) => {
    const { email, token, person } = await squatted()
    const code = await issueResetCode(shop.container, person)
    killAt(shop, step, when)
    expect((await reset(code)).status).toBe(500)
    await restart(shop)
    await expectOwned(email, token)
    expect((await reset(code)).status).toBe(400)
    const kept = step[1] !== 'updateProvider' || when === 'after'
    expect((await signIn(email, kept ? fresh : password)).status).toBe(200)
  })

  test('a password is reset after an interrupted change of the e-mail', async () => {
    const [old, email] = [newEmail(), newEmail()]
    const { token, person } = (await register(old)).body
    const code = await issueResetCode(shop.container, person)
    expect((await change(token, { email })).status).toBe(200)
    const [{ id }] = await shop.rows('select id from email_change where new_email = ?', [email])
    const link = { body: { code: emailLinkTokens.confirm.sign({ change: id }) } }
    killAt(shop, [Modules.AUTH, 'updateProviderIdentities'], when)
    expect((await shop.ask('/store/shop/email/confirm', link)).status).toBe(500)
    vi.restoreAllMocks()
    expect((await reset(code)).status).toBe(200)
    await restart(shop)
    expect((await signIn(old, fresh)).status).toBe(200)
    expect((await register(email)).status).toBe(200)
  })

  test('auth.createAuthIdentities: the owner of the e-mail takes the account over', async () => {
    const { email, token, person } = await squatted()
    const code = await issueResetCode(shop.container, person)
    killAt(shop, [Modules.AUTH, 'createAuthIdentities'], when)
    expect((await social('google', email)).status).toBe(500)
    await restart(shop)
    await expectOwned(email, token)
    expect((await reset(code)).status).toBe(400)
    expect((await signIn(email)).status).toBe(401)
    expect((await social('google', email)).body.person).toMatchObject({ id: person.id })
  })
})

test.each([
  'delete on auth_identity',
  'update on auth_identity',
  'delete on reset_code',
  'update on account',
])('an account is taken over in one transaction: a failed %s leaves it', async (statement) => {
  const { email, token, person } = await squatted()
  await shop.rows(
    `create function killed() returns trigger language plpgsql
     as $$ begin raise exception 'killed'; end $$`,
  )
  await shop.rows(
    `create trigger killed before ${statement} for each statement execute function killed()`,
  )
  const { status } = await social('google', email)
  await shop.rows('drop function killed cascade')
  expect(status).toBe(500)
  expect((await shop.ask('/store/shop/me', { token })).body.person).toMatchObject({
    id: person.id,
    confirmed: false,
  })
  expect((await signIn(email)).status).toBe(200)
  expect((await social('facebook', `thief-of-${email}`)).status).toBe(200)
})
