import { Modules } from '@medusajs/framework/utils'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import recoverOperations from '../src/jobs/recover-operations'
import { useShop } from './support/shop'

const { shop } = useShop()
let counter = 0

beforeEach(() => shop.rows('delete from operation'))

afterEach(() => vi.restoreAllMocks())

type Calls = Record<string, (...given: unknown[]) => Promise<unknown>>
type Moment = 'before' | 'after'

/**
 * The process dies at the next call of this function: before it has done anything, or when it has.
 * Nothing that would follow a failure is done either.
 */
function killAt(module: string, name: string, when: Moment) {
  const service: Calls = shop.container.resolve(module)
  const original = service[name]?.bind(service)
  const operations: Calls = shop.container.resolve('operations')
  vi.spyOn(operations, 'beginCompensation').mockRejectedValueOnce(new Error('killed'))
  return vi.spyOn(service, name).mockImplementationOnce(async (...given) => {
    if (when === 'after') await original?.(...given)
    throw new Error('killed')
  })
}

/** The next process finds what was left, when its time is over. */
async function restart(): Promise<void> {
  vi.restoreAllMocks()
  await shop.rows('update operation set next_run_at = now()')
  await recoverOperations(shop.container)
  expect(await shop.rows('select kind, subject from operation')).toEqual([])
}

const password = 'a password of the tests'

function newEmail(): string {
  counter += 1
  return `crash${counter}@example.com`
}

function register(email: string) {
  const consents = [{ purpose: 'data', granted: true, version: '2026-11' }]
  const person = { fullname: 'Trần Thị Bưởi', phone: '+84 912 345 678', gender: 'female' }
  return shop.ask('/store/shop/register', { body: { email, password, consents, ...person } })
}

const signIn = (identifier: string, secret = password) =>
  shop.ask('/store/shop/sign-in', { body: { identifier, password: secret } })

const change = (token: string, body: object) => shop.ask('/store/shop/me', { token, body })

/** Everything of accounts, counted. */
async function traces() {
  const tables = [
    ...['customer', 'auth_identity', 'provider_identity', 'account', 'sign_in_name'],
    ...['consent', 'operation'],
  ]
  const counts = tables.map((table) => `(select count(*) from ${table})::int as ${table}`)
  const [counted] = await shop.rows(`select ${counts.join(', ')}`)
  return counted
}

const opening: [string, string][] = [
  ['shop_account', 'open'],
  ['shop_account', 'saveConsents'],
  [Modules.CUSTOMER, 'createCustomers'],
  [Modules.AUTH, 'register'],
  [Modules.AUTH, 'updateAuthIdentities'],
  ['operations', 'commit'],
]

const changing: [string, string][] = [
  ['operations', 'replace'],
  ['shop_account', 'addNames'],
  [Modules.AUTH, 'updateProviderIdentities'],
  [Modules.CUSTOMER, 'updateCustomers'],
  ['operations', 'commit'],
]

const passwords: [string, string][] = [
  [Modules.AUTH, 'updateProvider'],
  ['shop_account', 'change'],
  ['shop_account', 'voidCodes'],
  ['operations', 'close'],
]

describe.each(['before', 'after'] as const)('killed %s', (when) => {
  test.each(opening)('%s.%s, an account is opened whole or not at all', async (...step) => {
    const before = await traces()
    const email = newEmail()
    const killed = killAt(...step, when)
    expect((await register(email)).status).toBe(500)
    expect(killed).toHaveBeenCalled()
    await restart()
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
      consent: before.consent + 1,
    })
  })

  test.each(opening.slice(0, 4))('%s.%s, who registers again is let in', async (...step) => {
    const email = newEmail()
    killAt(...step, when)
    expect((await register(email)).status).toBe(500)
    vi.restoreAllMocks()
    // The time in which somebody may still be opening the account has not run out.
    const early = (await register(email)).body.code
    if (step[1] === 'open' && when === 'before') expect(early).toBeUndefined()
    else expect(early).toBe('taken')
    await shop.rows('update operation set next_run_at = now()')
    expect((await register(email)).status).toBe(early === undefined ? 400 : 200)
    await restart()
    expect((await signIn(email)).status).toBe(200)
  })

  test.each(changing)('%s.%s, an account is changed whole or not at all', async (...step) => {
    const [old, email] = [newEmail(), newEmail()]
    const { token, person } = (await register(old)).body
    const all = await traces()
    const wanted = { email, fullname: 'Lê Lợi', phone: '0912000111', gender: 'male' }
    killAt(...step, when)
    expect((await change(token, wanted)).status).toBe(500)
    await restart()
    const kept = step[1] === 'commit' && when === 'after'
    const now = (await shop.ask('/store/shop/me', { token })).body.person
    const dates = { updated_at: expect.any(String) }
    expect(now).toEqual(
      kept ? { ...person, ...wanted, username: email, ...dates } : { ...person, ...dates },
    )
    expect((await signIn(old)).status).toBe(kept ? 401 : 200)
    expect((await signIn(email)).status).toBe(kept ? 200 : 401)
    expect(await traces()).toEqual(all)
    // The name that was not kept is free.
    expect((await register(kept ? old : email)).status).toBe(200)
  })

  test.each(changing)('%s.%s, the next change starts from a whole account', async (...step) => {
    const [old, email, last] = [newEmail(), newEmail(), newEmail()]
    const { token } = (await register(old)).body
    killAt(...step, when)
    expect((await change(token, { email })).status).toBe(500)
    vi.restoreAllMocks()
    expect((await change(token, { email: last })).body.person).toMatchObject({ email: last })
    expect((await signIn(last)).status).toBe(200)
    expect((await register(old)).status).toBe(200)
    expect((await register(email)).status).toBe(200)
    await restart()
  })

  test.each(passwords)('%s.%s, no token outlives its password', async (...step) => {
    const email = newEmail()
    const { token } = (await register(email)).body
    const fresh = 'another password of the tests'
    const killed = killAt(...step, when)
    const body = { password: fresh, current_password: password }
    expect((await change(token, body)).status).toBe(500)
    expect(killed).toHaveBeenCalled()
    await restart()
    expect((await shop.ask('/store/shop/me', { token })).status).toBe(401)
    const kept = step[1] !== 'updateProvider' || when === 'after'
    expect((await signIn(email, kept ? fresh : password)).status).toBe(200)
    expect((await signIn(email, kept ? password : fresh)).status).toBe(401)
  })
})
