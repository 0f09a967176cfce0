import { createHook } from 'node:async_hooks'
import { readFile } from 'node:fs/promises'
import { Modules } from '@medusajs/framework/utils'
import { beforeAll, describe, expect, test } from 'vitest'
import { openSession } from '../src/accounts/workflows/sessions'
import { member, staff } from './support/environment'
import { fakeProduct } from './support/fake-content'
import { memberConsents, newMember, password as newMemberPassword } from './support/new-member'
import { orderBody } from './support/order-body'
import { type Ask, useShop } from './support/shop'

/** Ordered only by these tests, because all files share one stock. */
const product = 7301
let secretKey = ''
let counter = 0

const { shop } = useShop(fakeProduct(product))

beforeAll(async () => {
  const keys = await readFile(process.env.COMMERCE_KEYS_FILE ?? '', 'utf8')
  secretKey = /COMMERCE_SECRET_KEY=(.*)/.exec(keys)?.[1] ?? ''
})

const password = 'a password of the tests'

function newEmail(): string {
  counter += 1
  return `new${counter}@example.com`
}

function memberBody(change: Record<string, unknown> = {}) {
  const consents = [...memberConsents, { purpose: 'marketing', granted: false, version: '2026-11' }]
  return {
    email: newEmail(),
    password,
    fullname: 'Trần Thị Bưởi',
    phone: '+84 912 345 678',
    gender: 'female',
    consents,
    ...change,
  }
}

const register = (change: Record<string, unknown> = {}) =>
  shop.ask('/store/shop/register', { body: memberBody(change) })

const signIn = (identifier: unknown, secret: unknown = password) =>
  shop.ask('/store/shop/sign-in', { body: { identifier, password: secret } })

const me = (token: string) => shop.ask('/store/shop/me', { token })
const account = (token: string) => shop.ask('/store/shop/me/account', { token })
const change = (token: string, body: object) =>
  shop.ask('/store/shop/me', { token, body: { current_password: password, ...body } })

const basic = () => ({ authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}` })

function social(body: Record<string, unknown> = {}, ask: Ask = { headers: basic() }) {
  counter += 1
  const person = {
    provider: 'google',
    subject: `subject-${counter}`,
    email: `social${counter}@example.com`,
    email_verified: true,
    name: 'Lê Lợi',
    locale: 'vi',
    consents: memberConsents,
  }
  const path = 'link_to' in body ? '/admin/shop/social/link' : '/admin/shop/social'
  return shop.ask(path, { body: { ...person, ...body }, ...ask })
}

function claims(token: string) {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}

/** Channels of this account's consents, oldest first. */
async function consentChannels(id: string): Promise<string[]> {
  const kept = await shop.rows<{ channel: string }>(
    `select channel from consent join account on consent_subject = subject where account.id = ?
     order by consent.created_at`,
    [id],
  )
  return kept.map(({ channel }) => channel)
}

/** Row counts of all records of an account. */
async function traces() {
  const [counted] = await shop.rows(
    `select (select count(*) from customer)::int as customers,
            (select count(*) from auth_identity)::int as identities,
            (select count(*) from provider_identity)::int as providers,
            (select count(*) from account)::int as accounts,
            (select count(*) from sign_in_name)::int as names,
            (select count(*) from consent)::int as consents,
            (select count(*) from order_record)::int as orders`,
  )
  return counted
}

function codes(body: { errors: { path: (string | number)[]; code: string }[] }) {
  return Object.fromEntries(body.errors.map(({ path, code }) => [path.join('.'), code]))
}

describe('registering', () => {
  test('creates a customer and returns a token in Medusa’s format', async () => {
    const email = newEmail()
    const { status, body } = await register({ email: email.toUpperCase() })
    expect(status).toBe(200)
    expect(body.person).toMatchObject({
      actor: 'customer',
      username: email,
      email,
      fullname: 'Trần Thị Bưởi',
      phone: '0912345678',
      gender: 'female',
      provider: 'local',
      confirmed: false,
      blocked: false,
    })
    const { actor_type, actor_id, auth_identity_id, iat, exp } = claims(body.token)
    expect([actor_type, actor_id, exp > iat]).toEqual(['customer', body.person.id, true])
    expect(auth_identity_id).toMatch(/^authid_/)
    expect((await me(body.token)).body).toEqual({ person: body.person })
    const own = (await account(body.token)).body.account
    expect(own).toMatchObject({ viewed: [], connections: [], has_password: true })
    expect(own.consents).toMatchObject([
      { purpose: 'data', granted: true, version: '2026-11' },
      { purpose: 'marketing', granted: false, version: '2026-11' },
      { purpose: 'policy', granted: true, version: '2026-11' },
    ])
    expect(await consentChannels(body.person.id)).toEqual(['register', 'register', 'register'])
    expect(JSON.stringify(body)).not.toContain(password)
  })

  test('stores the password as scrypt with the configured cost and three passes', async () => {
    const email = newEmail()
    await register({ email })
    const [{ kept }] = await shop.rows(
      `select provider_metadata->>'password' as kept from provider_identity
       where entity_id = ? and provider = 'emailpass'`,
      [email],
    )
    const hash = Buffer.from(kept, 'base64')
    const [format, logN] = [hash.toString('latin1', 0, 6), hash[7]]
    const [r, p] = [hash.readUInt32BE(8), hash.readUInt32BE(12)]
    expect({ format, logN, r, p }).toEqual({ format: 'scrypt', logN: 10, r: 8, p: 3 })
  })

  test('names every invalid field', async () => {
    const { status, body } = await register({
      email: 'no',
      password: 'seven77',
      phone: '0212345678',
      fullname: 'x'.repeat(121),
      consents: [{ purpose: 'soul', granted: true, version: '1' }],
    })
    expect(status).toBe(400)
    expect(codes(body)).toEqual({
      email: 'email_invalid',
      password: 'password_short',
      phone: 'phone_invalid',
      fullname: 'too_long',
      'consents.0.purpose': 'malformed',
    })
    expect(codes((await register({ password: 'x'.repeat(129) })).body)).toEqual({
      password: 'password_long',
    })
    const missing = await shop.ask('/store/shop/register', { body: {} })
    expect(codes(missing.body)).toEqual({
      email: 'required',
      password: 'required',
      phone: 'required',
      'consents.data': 'consent_required',
      'consents.policy': 'consent_required',
    })
  })

  test('requires two consents', async () => {
    const before = await traces()
    const [data, policy] = memberConsents
    const refused = [[], [data], [{ ...data, granted: false }, policy]]
    for (const consents of refused) {
      expect(await register({ consents })).toMatchObject({ status: 400, body: { code: 'invalid' } })
    }
    expect(await traces()).toEqual(before)
  })

  test('rejects NUL and values that are not text', async () => {
    const nul = String.fromCharCode(0)
    const before = await traces()
    for (const wrong of [{ $ne: 1 }, ['a@example.com'], 5, true, `a${nul}b@example.com`]) {
      for (const field of ['email', 'username', 'password', 'fullname', 'phone', 'gender']) {
        const { status, body } = await register({ [field]: wrong })
        expect([field, status, body.code]).toEqual([field, 400, 'invalid'])
      }
      expect((await signIn(wrong)).status).toBe(400)
      expect((await signIn(member.email, wrong)).status).toBe(400)
    }
    expect(await traces()).toEqual(before)
  })

  test('ignores a given role, state or id', async () => {
    const { body } = await register({
      role: 'admin',
      actor: 'user',
      id: 'cus_1',
      confirmed: true,
      blocked: true,
      provider: 'google',
    })
    expect(body.person).toMatchObject({
      actor: 'customer',
      confirmed: false,
      blocked: false,
      provider: 'local',
    })
    expect(body.person.id).not.toBe('cus_1')
    expect((await shop.ask('/admin/shop/users', { token: body.token })).status).toBe(401)
  })

  test.each([
    ['password', 'password_common'],
    ['P@ssw0rd!', 'password_common'],
    ['ngocanh123', 'password_common'],
    ['nasshop2026', 'password_own'],
    ['Buoi-Tran-1', 'password_own'],
    ['new-member-7', 'password_own'],
  ])('rejects the weak password %s', async (password, code) => {
    const before = await traces()
    const email = 'new.member@example.com'
    const { status, body } = await register({ email, fullname: 'Trần Thị Bưởi', password })
    expect([status, body.errors]).toMatchObject([400, [{ path: ['password'], code }]])
    expect(await traces()).toEqual(before)
  })

  test('rejects every name that is a sign-in of another account', async () => {
    const { body } = await register({ username: 'Bưởi?' })
    const before = await traces()
    const refused = { status: 400, body: { code: 'taken' } }
    expect(await register({ email: body.person.email })).toMatchObject(refused)
    expect(await register({ username: 'BƯỞI?'.normalize('NFD') })).toMatchObject(refused)
    expect(await register({ email: staff.email })).toMatchObject(refused)
    expect(await register({ email: member.email })).toMatchObject(refused)
    expect(await traces()).toEqual(before)
  })

  test('rejects an e-mail as a user name in the same way, known or not', async () => {
    const { body } = await register()
    const before = await traces()
    const names = [body.person.email.toUpperCase(), staff.email, 'unknown@example.com']
    const answers = [
      ...(await Promise.all(names.map((username) => register({ username })))),
      await change(body.token, { username: staff.email }),
      await change(body.token, { username: 'unknown@example.com' }),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(400)
      expect(codes(answer.body)).toEqual({ username: 'malformed' })
    }
    expect(await traces()).toEqual(before)
  })

  test('rejects a user name that imitates the shop, or hides characters or markup', async () => {
    const { body } = await register({ username: 'Mai\u3000Ｌan 2' })
    expect(body.person.username).toBe('Mai Lan 2')
    for (const username of [
      'staff',
      'ｓｔａｆｆ',
      'st\u200baff',
      'st\u0430ff',
      'nhân viên',
      '<b>Mai</b>',
    ]) {
      for (const answer of [await register({ username }), await change(body.token, { username })]) {
        expect(answer.status).toBe(400)
        expect(codes(answer.body)).toEqual({ username: 'malformed' })
      }
    }
    await shop.rows("update account set username = 'staff' where id = ?", [body.person.id])
    expect((await change(body.token, { gender: 'female' })).status).toBe(200)
  })

  test('succeeds once of ten concurrent calls, the others leave no data', async () => {
    const email = newEmail()
    const before = await traces()
    const tries = Array.from({ length: 10 }, () => register({ email }))
    const answers = await Promise.all(tries)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'taken')).toHaveLength(9)
    expect(await traces()).toEqual({
      ...before,
      customers: before.customers + 1,
      identities: before.identities + 1,
      providers: before.providers + 1,
      accounts: before.accounts + 1,
      names: before.names + 1,
      consents: before.consents + 3,
    })
    expect((await signIn(email)).status).toBe(200)
  })

  test('leaves no data when the last step fails', async () => {
    const auth: { updateAuthIdentities: unknown } = shop.container.resolve('auth')
    const update = auth.updateAuthIdentities
    const before = await traces()
    const email = newEmail()
    auth.updateAuthIdentities = () => Promise.reject(new Error('away'))
    const { status, body } = await register({ email })
    auth.updateAuthIdentities = update
    expect([status, body.code]).toEqual([500, 'internal'])
    expect(await traces()).toEqual(before)
    expect((await register({ email })).status).toBe(200)
  })
})

/** The number of scrypt hashes that a call computes: with production's cost, nearly all its time. */
async function hashesOf(call: () => Promise<unknown>): Promise<number> {
  let hashes = 0
  const hook = createHook({
    init(_id, type) {
      if (type === 'SCRYPTREQUEST') hashes += 1
    },
  }).enable()
  try {
    await call()
  } finally {
    hook.disable()
  }
  return hashes
}

describe('signing in', () => {
  test('accepts e-mail and user name in any case, for customers and staff', async () => {
    const { body } = await register({ username: 'Nguyễn.Huệ' })
    for (const name of [body.person.email.toUpperCase(), 'NGUYỄN.HUỆ', 'nguyễn.huệ']) {
      expect((await signIn(name)).body.person).toEqual(body.person)
    }
    const asStaff = await signIn(staff.email.toUpperCase(), staff.password)
    expect(asStaff.body.person).toMatchObject({ actor: 'user', fullname: 'Nhân viên NAS' })
    expect((await shop.ask('/admin/shop/me', { token: asStaff.body.token })).body.person).toEqual(
      asStaff.body.person,
    )
  })

  test('accepts accounts from before the tables', async () => {
    const email = newEmail()
    const old = await newMember(shop, email, { first_name: 'Mai', last_name: 'Nguyễn' })
    const { body } = await signIn(email.toUpperCase(), newMemberPassword)
    expect(body.person).toMatchObject({ id: old.id, username: email, fullname: 'Nguyễn Mai' })
    expect(await register({ email })).toMatchObject({ body: { code: 'taken' } })
  })

  test('returns the same answer for every failure', async () => {
    const { body } = await register()
    const { body: linked } = await social()
    const { body: blocked } = await register()
    await shop.rows('update account set blocked = true where id = ?', [blocked.person.id])
    const answers = await Promise.all([
      signIn(body.person.email, 'another password'),
      signIn('unknown@example.com'),
      signIn(linked.person.email),
      signIn(blocked.person.email, 'another password'),
      signIn(body.person.id),
    ])
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } })
  })

  test('computes one hash also without an account or a password', async () => {
    const { body: known } = await register()
    const { body: linked } = await social()
    for (const name of [known.person.email, linked.person.email, 'unknown@example.com']) {
      expect(await hashesOf(() => signIn(name, 'another password')), name).toBe(1)
    }
  })
})

describe('the holder of a sign-in name', () => {
  const holder = (identifier: string, ask: Ask = { headers: basic() }) =>
    shop.ask('/admin/shop/sign-in-holder', { body: { identifier }, ...ask })

  test('is one account in every spelling, so that attempts count together', async () => {
    const { body } = await register({ username: 'Nguyễn.Bưởi' })
    const { id, email } = body.person
    const names = ['nguyễn.bưởi', ' NGUYỄN.Bưởi ', 'Nguyễn.Bưởi'.normalize('NFD')]
    for (const name of [...names, email, email.toUpperCase()]) {
      expect((await holder(name)).body).toMatchObject({ account: id })
    }
    expect((await holder(' No.One@Example.com')).body).toEqual({
      account: null,
      key: 'no.one@example.com',
    })
  })

  test('is returned only to the shop itself', async () => {
    expect((await holder(member.email, { token: await shop.staffToken() })).status).toBe(403)
    expect((await holder(member.email, {})).status).toBe(401)
  })
})

describe('a token', () => {
  test('is rejected when its owner is blocked or deleted', async () => {
    const { body } = await register()
    await shop.rows('update account set blocked = true where id = ?', [body.person.id])
    expect((await me(body.token)).status).toBe(401)
    await shop.rows('update account set blocked = false where id = ?', [body.person.id])
    expect((await me(body.token)).status).toBe(200)
    await shop.rows('delete from customer where id = ?', [body.person.id])
    expect((await me(body.token)).status).toBe(401)
    expect((await shop.ask('/store/shop/orders', { token: body.token })).status).toBe(401)
  })

  test('of a customer gives no staff access; a token is required', async () => {
    const { body } = await register()
    const staffToken = await shop.staffToken()
    for (const path of ['/admin/shop/me', '/admin/shop/me/account', '/admin/shop/users']) {
      expect((await shop.ask(path, { token: body.token })).status).toBe(401)
      expect((await shop.ask(path)).status).toBe(401)
    }
    for (const path of ['/store/shop/me', '/store/shop/me/account']) {
      expect((await shop.ask(path)).status).toBe(401)
      expect((await shop.ask(path, { token: staffToken })).status).toBe(401)
      expect((await shop.ask(path, { token: `${body.token}x` })).status).toBe(401)
    }
    const other = `/admin/shop/users/${body.person.id}`
    expect((await shop.ask(other, { token: body.token, body: { fullname: 'x' } })).status).toBe(401)
  })

  test('of a customer is never accepted for staff', async () => {
    const { person } = (await signIn(staff.email, staff.password)).body
    const identity = await shop.container.resolve(Modules.AUTH).createAuthIdentities({
      provider_identities: [{ provider: 'google', entity_id: 'staff-as-customer' }],
      app_metadata: { customer_id: person.id },
    })
    const owner = { ...person, actor: 'customer' } as const
    const session = { remember: null, device: null }
    const { token } = await openSession(shop.container, owner, identity, session)
    expect((await me(token)).status).toBe(401)
    expect((await account(token)).status).toBe(401)
  })
})

describe('changing', () => {
  test('changes only the given fields', async () => {
    const { body } = await register()
    const changed = await change(body.token, { fullname: 'Mới', gender: null, viewed: [3, 1, 2] })
    expect(changed.status).toBe(200)
    expect(changed.body).toEqual({
      person: {
        ...body.person,
        fullname: 'Mới',
        gender: null,
        updated_at: changed.body.person.updated_at,
      },
    })
    await change(body.token, { consents: [{ purpose: 'data', granted: false, version: '2' }] })
    await register({
      consents: [...memberConsents, { purpose: 'data', granted: true, version: '3' }],
    })
    const own = (await account(body.token)).body.account
    expect(own.viewed).toEqual([3, 1, 2])
    expect(own.consents).toMatchObject([
      { purpose: 'data', granted: false, version: '2' },
      { purpose: 'marketing', granted: false, version: '2026-11' },
      { purpose: 'policy', granted: true, version: '2026-11' },
    ])
    const channels = ['register', 'register', 'register', 'profile']
    expect(await consentChannels(body.person.id)).toEqual(channels)
    const many = Array.from({ length: 101 }, (_, index) => index + 1)
    expect(codes((await change(body.token, { viewed: many })).body)).toEqual({ viewed: 'too_long' })
  })

  test('never changes role, state, provider or another account', async () => {
    const { body } = await register()
    const { body: other } = await register()
    const { body: changed } = await change(body.token, {
      id: other.person.id,
      role: 'admin',
      actor: 'user',
      confirmed: true,
      blocked: true,
      provider: 'google',
      email_verified_at: '2000-01-01',
    })
    expect(changed.person).toEqual({ ...body.person, updated_at: changed.person.updated_at })
    expect((await me(other.token)).body.person).toEqual(other.person)
  })

  test('two concurrent claims of one name succeed once', async () => {
    const people = await Promise.all([register(), register(), register()])
    const username = `wanted${counter}`
    const answers = await Promise.all(people.map(({ body }) => change(body.token, { username })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  })

  test('a password needs the present one, and ends every other token', async () => {
    const { body } = await register()
    const wanted = { password: 'another password of the tests' }
    for (const current_password of [undefined, 'not the password']) {
      expect(
        await change(body.token, { ...wanted, current_password, fullname: 'x' }),
      ).toMatchObject({ status: 400, body: { code: 'current_password_wrong' } })
    }
    expect((await me(body.token)).body.person).toEqual(body.person)
    const second = await signIn(body.person.email)
    const changed = await change(body.token, { ...wanted, current_password: password })
    expect(changed.status).toBe(200)
    expect((await me(body.token)).status).toBe(401)
    expect((await me(second.body.token)).status).toBe(401)
    expect((await signIn(body.person.email)).status).toBe(401)
    expect((await signIn(body.person.email, wanted.password)).status).toBe(200)
  })
})

describe('staff', () => {
  test('change themselves and customers, but no password of others', async () => {
    const token = await shop.staffToken()
    const { body } = await shop.ask('/admin/shop/me', { token, body: { phone: '0987654321' } })
    expect(body.person).toMatchObject({ actor: 'user', phone: '0987654321' })
    const { body: other } = await register()
    const path = `/admin/shop/users/${other.person.id}`
    const { body: changed } = await shop.ask(path, {
      token,
      body: { fullname: 'Đổi', blocked: true, role: 'admin', password: 'taken over', viewed: [1] },
    })
    expect(changed.person).toEqual({
      ...other.person,
      fullname: 'Đổi',
      updated_at: changed.person.updated_at,
    })
    expect((await signIn(other.person.email)).status).toBe(200)
    const missing = await shop.ask('/admin/shop/users/cus_unknown', { token, body: {} })
    expect(missing.status).toBe(404)
  })

  test('lose former tokens when the password changes, on every staff route', async () => {
    const { body } = await signIn(staff.email, staff.password)
    await shop.ask('/admin/shop/me', {
      token: body.token,
      body: { password: staff.password, current_password: staff.password },
    })
    const next = (await signIn(staff.email, staff.password)).body.token
    for (const path of ['/admin/shop/me', '/admin/shop/orders']) {
      expect([path, (await shop.ask(path, { token: body.token })).status]).toEqual([path, 401])
      expect((await shop.ask(path, { token: next })).status).toBe(200)
    }
  })
})

describe('social sign-in', () => {
  test('requires the secret key', async () => {
    const { body } = await register()
    expect((await social({}, { token: await shop.staffToken() })).status).toBe(403)
    expect((await social({}, { token: body.token })).status).toBe(401)
    expect((await social({}, {})).status).toBe(401)
  })

  test('creates a customer once and finds them by the subject', async () => {
    const first = await social({ subject: 'one', email: 'One@Example.com' })
    expect(first.body.person).toMatchObject({
      email: 'one@example.com',
      fullname: 'Lê Lợi',
      provider: 'google',
      confirmed: true,
    })
    expect((await me(first.body.token)).status).toBe(200)
    const again = await social({ subject: 'one', email: null, email_verified: false })
    expect(again.body.person).toEqual(first.body.person)
    expect((await account(first.body.token)).body.account).toMatchObject({
      connections: ['google'],
      has_password: false,
    })
    const facebook = await social({ provider: 'facebook', subject: 'one', email: null })
    expect(facebook).toMatchObject({ status: 400, body: { code: 'email_unverified' } })
  })

  test('creates a customer only with consent, which existing customers need not give', async () => {
    const before = await traces()
    const newcomer = { subject: 'new', email: newEmail() }
    const refused = await social({ ...newcomer, consents: [memberConsents[0]] })
    expect(refused).toMatchObject({ status: 400, body: { code: 'consent_required' } })
    expect(codes(refused.body)).toEqual({ 'consents.policy': 'consent_required' })
    expect(await traces()).toEqual(before)
    const { body } = await social(newcomer)
    expect(await consentChannels(body.person.id)).toEqual(['social', 'social'])
    expect((await social({ ...newcomer, consents: [] })).status).toBe(200)
  })

  test('creates one customer in five concurrent calls', async () => {
    const before = await traces()
    const same = { subject: 'five', email: 'five@example.com' }
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => social(same)))
    expect(new Set(answers.map(({ body }) => body.person.id)).size).toBe(1)
    expect((await traces()).customers).toBe(before.customers + 1)
  })

  test('requires a verified e-mail and is rejected for staff', async () => {
    const { body } = await register()
    const before = await traces()
    const refused = { status: 400, body: { code: 'email_unverified' } }
    const email_verified = false
    expect(await social({ email: body.person.email, email_verified })).toMatchObject(refused)
    expect(await social({ email: newEmail(), email_verified })).toMatchObject(refused)
    expect(await social({ email: staff.email })).toMatchObject({
      status: 400,
      body: { code: 'staff_account' },
    })
    expect(await traces()).toEqual(before)
  })

  test('links to the account with the same confirmed e-mail and keeps its password', async () => {
    const { body } = await register()
    await shop.rows('update account set email_verified_at = now() where id = ?', [body.person.id])
    const joined = await social({ email: body.person.email.toUpperCase() })
    expect(joined.body.person.id).toBe(body.person.id)
    expect((await signIn(body.person.email)).status).toBe(200)
    expect((await me(body.token)).status).toBe(200)
  })

  test('takes over an account that was registered with a foreign e-mail', async () => {
    const { body } = await register()
    await social({ provider: 'facebook', subject: 'thief', email: null, link_to: body.person.id })
    const owner = await social({ email: body.person.email })
    expect(owner.body.person).toMatchObject({ id: body.person.id, confirmed: true })
    expect((await me(owner.body.token)).status).toBe(200)
    expect((await me(body.token)).status).toBe(401)
    expect((await signIn(body.person.email)).status).toBe(401)
    const thief = await social({ provider: 'facebook', subject: 'thief', email: null })
    expect(thief.status).toBe(400)
    expect((await account(owner.body.token)).body.account).toMatchObject({
      connections: ['google'],
      has_password: false,
    })
  })

  test('links to the caller, but never an identity of another account', async () => {
    const { body } = await register()
    const { body: other } = await register()
    await social({ subject: 'mine', email: null, link_to: body.person.id })
    const { body: linked } = await social({ subject: 'mine', email: null })
    expect(linked.person.id).toBe(body.person.id)
    expect(await social({ subject: 'mine', link_to: other.person.id })).toMatchObject({
      status: 400,
      body: { code: 'already_linked' },
    })
    expect((await social({ link_to: 'cus_unknown' })).status).toBe(404)
    const { person } = (await signIn(staff.email, staff.password)).body
    expect((await social({ link_to: person.id })).status).toBe(404)
    expect((await signIn(body.person.email)).status).toBe(200)
  })

  test('is disconnected unless it is the last sign-in method', async () => {
    const { body } = await register()
    const disconnect = (token: string, provider: unknown, current_password = password) =>
      shop.ask('/store/shop/me/disconnect', { token, body: { provider, current_password } })
    const wrong = { status: 400, body: { code: 'current_password_wrong' } }
    expect(await disconnect(body.token, 'google', 'not it')).toMatchObject(wrong)
    expect(await disconnect(body.token, 'google')).toMatchObject({
      body: { code: 'not_connected' },
    })
    expect(await disconnect(body.token, 'emailpass')).toMatchObject({ body: { code: 'invalid' } })
    await social({ subject: 'gone', link_to: body.person.id })
    const done = await disconnect(body.token, 'google')
    expect(done.body.account).toMatchObject({ connections: [], has_password: true })
    const alone = await social()
    expect(await disconnect(alone.body.token, 'google')).toMatchObject({
      status: 400,
      body: { code: 'last_sign_in' },
    })
    const facebook = { provider: 'facebook', subject: 'second', link_to: alone.body.person.id }
    await social(facebook)
    // An account without a password requires a recent sign-in.
    const at = "update account_session set created_at = now() - interval '11 minutes'"
    await shop.rows(`${at} where account_id = ?`, [alone.body.person.id])
    expect(await disconnect(alone.body.token, 'google')).toMatchObject({
      body: { code: 'sign_in_again' },
    })
    await shop.rows('update account_session set created_at = now() where account_id = ?', [
      alone.body.person.id,
    ])
    const both = await Promise.all([
      disconnect(alone.body.token, 'google'),
      disconnect(alone.body.token, 'facebook'),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  })
})

describe('an account with a guest’s order', () => {
  const place = (body: Record<string, unknown>, ask: Ask = {}) =>
    shop.ask('/store/shop/orders', {
      body: orderBody({ items: [{ product, quantity: 1 }], ...body }),
      ...ask,
    })

  test('is created with the order and owns it, once under one key', async () => {
    const email = newEmail()
    const wanted = { email, create_account: true, password }
    const headers = { 'Idempotency-Key': `account-${email}` }
    const [first, second] = await Promise.all([
      place(wanted, { headers }),
      place(wanted, { headers }),
    ])
    expect(first.status).toBe(200)
    expect(second.body).toEqual(first.body)
    expect(first.body).toEqual({ order: first.body.order, device: null })
    const { body } = await signIn(email)
    expect(body.person).toMatchObject({ fullname: 'Trần Thị Bưởi', phone: '0912345678' })
    expect(first.body.order.customer_id).toBe(body.person.id)
    const list = await shop.ask('/store/shop/orders', { token: body.token })
    expect(list.body.orders).toHaveLength(1)
    expect(await consentChannels(body.person.id)).toEqual(['checkout', 'checkout', 'checkout'])
    const [record] = await shop.rows('select * from order_record where display_id = ?', [
      first.body.order.id,
    ])
    expect(JSON.stringify(record)).not.toContain(password)
  })

  test('is not created for a taken e-mail: the order is a guest’s, with the same answer', async () => {
    const before = await traces()
    for (const email of [member.email, staff.email]) {
      const { status, body } = await place({ email, create_account: true, password })
      expect([status, body.order.customer_id, body.order.customer]).toEqual([200, null, null])
      // A secret of the device would act on a guest's order only.
      expect(body.device).toBeNull()
      expect((await signIn(email)).status).toBe(401)
    }
    expect(await traces()).toEqual({ ...before, orders: before.orders + 2 })
  })

  test('is not created without an order', async () => {
    const before = await traces()
    const wanted = { email: newEmail(), create_account: true, password }
    expect((await place({ ...wanted, expected_total: 1 })).body.code).toBe('price_changed')
    expect((await place({ ...wanted, items: [{ product, quantity: 999 }] })).status).toBe(400)
    expect(await traces()).toEqual(before)
    expect(codes((await place({ create_account: true })).body)).toEqual({
      email: 'required',
      password: 'required',
    })
    expect(await traces()).toEqual(before)
  })

  test('is rejected for members', async () => {
    const { body } = await register()
    const before = await traces()
    const { status } = await place({ create_account: true }, { token: body.token })
    expect(status).toBe(200)
    expect(await traces()).toEqual({ ...before, orders: before.orders + 1 })
  })
})
