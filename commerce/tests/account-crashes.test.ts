import { Modules } from '@medusajs/framework/utils'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import recoverOperations from '../src/jobs/recover-operations'
import { confirmEmail } from './support/changed-email'
import { atCall, cutOff, killAt, restart, type Step } from './support/crashes'
import { memberConsents } from './support/new-member'
import { useShop } from './support/shop'

const { shop } = useShop()
let counter = 0

beforeEach(() => shop.rows('delete from operation'))

afterEach(() => vi.restoreAllMocks())

const password = 'a password of the tests'

function newEmail(): string {
  counter += 1
  return `crash${counter}@example.com`
}

function register(email: string) {
  const person = { fullname: 'Trần Thị Bưởi', phone: '+84 912 345 678', gender: 'female' }
  return shop.ask('/store/shop/register', {
    body: { email, password, consents: memberConsents, ...person },
  })
}

const signIn = (identifier: string, secret = password) =>
  shop.ask('/store/shop/sign-in', { body: { identifier, password: secret } })

const change = (token: string, body: object) =>
  shop.ask('/store/shop/me', { token, body: { current_password: password, ...body } })

const fresh = 'another password of the tests'

/** Row counts of all tables of accounts. */
async function traces() {
  const tables = [
    'customer',
    'auth_identity',
    'provider_identity',
    'account',
    'sign_in_name',
    'consent',
    'operation',
  ]
  const counts = tables.map((table) => `(select count(*) from ${table})::int as ${table}`)
  const [counted] = await shop.rows(`select ${counts.join(', ')}`)
  return counted
}

const opening: Step[] = [
  ['shop_account', 'open'],
  ['shop_account', 'saveConsents'],
  [Modules.CUSTOMER, 'createCustomers'],
  [Modules.AUTH, 'register'],
  [Modules.AUTH, 'updateAuthIdentities'],
  ['operations', 'commit'],
]

const changing: Step[] = [
  ['operations', 'replace'],
  ['shop_account', 'addNames'],
  [Modules.AUTH, 'updateProviderIdentities'],
  [Modules.CUSTOMER, 'updateCustomers'],
  ['operations', 'commit'],
]

const passwords: Step[] = [
  [Modules.AUTH, 'updateProvider'],
  // The first one is that of the other changes.
  ['operations', 'commit', 2],
]

describe.each(['before', 'after'] as const)('killed %s', (when) => {
  test.each(opening)('%s.%s: an account is created completely or not at all', async (...step) => {
    const before = await traces()
    const email = newEmail()
    const killed = killAt(shop, step, when)
    expect((await register(email)).status).toBe(500)
    expect(killed).toHaveBeenCalled()
    await restart(shop)
    const lastEffect = step[1] === 'updateAuthIdentities' && when === 'after'
    if (lastEffect || step[1] === 'commit') {
      expect((await register(email)).body.code).toBe('taken')
    } else {
      expect(await traces()).toEqual(before)
      expect((await register(email)).status).toBe(200)
    }
    expect((await signIn(email)).status).toBe(200)
    expect(await traces()).toEqual({
      ...before,
      customer: before.customer + 1,
      auth_identity: before.auth_identity + 1,
      provider_identity: before.provider_identity + 1,
      account: before.account + 1,
      sign_in_name: before.sign_in_name + 1,
      consent: before.consent + 2,
    })
  })

  test.each(opening.slice(0, 4))('%s.%s: a repeated registration succeeds', async (...step) => {
    const email = newEmail()
    killAt(shop, step, when)
    expect((await register(email)).status).toBe(500)
    vi.restoreAllMocks()
    // The lease of the registration has not expired.
    const early = (await register(email)).body.code
    if (step[1] === 'open' && when === 'before') expect(early).toBeUndefined()
    else expect(early).toBe('taken')
    await shop.rows('update operation set next_run_at = now()')
    expect((await register(email)).status).toBe(early === undefined ? 400 : 200)
    await restart(shop)
    expect((await signIn(email)).status).toBe(200)
  })

  test.each(changing)('%s.%s: an account is changed completely or not at all', async (...step) => {
    const [old, email] = [newEmail(), newEmail()]
    const { token, person } = (await register(old)).body
    await change(token, { email })
    const all = await traces()
    killAt(shop, step, when)
    expect((await confirmEmail(shop, person.id)).status).toBe(500)
    await restart(shop)
    const kept = step[1] === 'commit' && when === 'after'
    const now = (await shop.ask('/store/shop/me', { token })).body.person
    const dates = { updated_at: expect.any(String) }
    expect(now).toEqual(
      kept
        ? { ...person, email, username: email, confirmed: true, ...dates }
        : { ...person, ...dates },
    )
    // The former e-mail is reserved while it can be restored, and signs in.
    expect((await signIn(old)).status).toBe(200)
    expect((await signIn(email)).status).toBe(kept ? 200 : 401)
    expect(await traces()).toEqual({ ...all, sign_in_name: all.sign_in_name + Number(kept) })
    expect((await register(kept ? old : email)).status).toBe(kept ? 400 : 200)
  })

  test.each(changing)(
    '%s.%s: the next change starts from a consistent account',
    async (...step) => {
      const [old, email, last] = [newEmail(), newEmail(), newEmail()]
      const { token, person } = (await register(old)).body
      await change(token, { email })
      killAt(shop, step, when)
      expect((await confirmEmail(shop, person.id)).status).toBe(500)
      vi.restoreAllMocks()
      expect((await change(token, { email: last })).status).toBe(200)
      expect((await confirmEmail(shop, person.id)).status).toBe(200)
      expect((await signIn(last)).status).toBe(200)
      const kept = step[1] === 'commit' && when === 'after'
      expect((await register(email)).status).toBe(kept ? 400 : 200)
      await restart(shop)
    },
  )

  test.each(passwords)('%s.%s: no token outlives its password', async (...step) => {
    const email = newEmail()
    const { token } = (await register(email)).body
    const killed = killAt(shop, step, when)
    const body = { password: fresh, current_password: password }
    expect((await change(token, body)).status).toBe(500)
    expect(killed).toHaveBeenCalled()
    await restart(shop)
    expect((await shop.ask('/store/shop/me', { token })).status).toBe(401)
    const kept = step[1] !== 'updateProvider' || when === 'after'
    expect((await signIn(email, kept ? fresh : password)).status).toBe(200)
    expect((await signIn(email, kept ? password : fresh)).status).toBe(401)
  })
})

/** Meanwhile another process, which does not share its locks, has begun to compensate it. */
function overtakeCommit(nth: number): void {
  atCall(shop, ['operations', 'commit', nth], async (goOn) => {
    await shop.rows("update operation set state = 'compensating'")
    return goOn()
  })
}

describe('a process that was only delayed', () => {
  test('creates no account', async () => {
    const email = newEmail()
    const before = await traces()
    atCall(shop, [Modules.AUTH, 'register'], async (goOn) => {
      await restart(shop)
      return goOn()
    })
    expect((await register(email)).status).toBe(503)
    expect(await traces()).toEqual(before)
  })

  test('changes no account', async () => {
    const [old, email] = [newEmail(), newEmail()]
    const { token, person } = (await register(old)).body
    await change(token, { email })
    const before = await traces()
    overtakeCommit(1)
    expect((await confirmEmail(shop, person.id)).status).toBe(503)
    expect(await traces()).toEqual(before)
    expect((await signIn(old)).status).toBe(200)
  })

  test('reports no password as changed', async () => {
    const { token } = (await register(newEmail())).body
    overtakeCommit(2)
    const body = { password: fresh, current_password: password }
    expect((await change(token, body)).status).toBe(503)
  })
})

test('the identity of a concurrent registration is not removed with an account', async () => {
  const email = newEmail()
  killAt(shop, [Modules.AUTH, 'register'], 'before')
  await register(email)
  vi.restoreAllMocks()
  await shop.rows('update operation set next_run_at = now()')
  cutOff(shop, ['operations', 'close'], 'before')
  await recoverOperations(shop.container)
  const auth = shop.container.resolve(Modules.AUTH)
  await auth.register('emailpass', { body: { email, password } })
  await restart(shop)
  const found = { provider_identities: { entity_id: email } }
  expect(await auth.listAuthIdentities(found)).toHaveLength(1)
})
