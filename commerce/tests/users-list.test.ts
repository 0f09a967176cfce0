import { beforeAll, describe, expect, test } from 'vitest'
import { member, staff as staffAccount } from './support/environment'
import { fakeProduct } from './support/fake-content'
import { newMember } from './support/new-member'
import { orderBody } from './support/order-body'
import { type Answer, useShop } from './support/shop'

let staff: string
let mai: { id: string; token: string }
let dong: { id: string; token: string }

const { shop } = useShop(fakeProduct(701))

beforeAll(async () => {
  staff = await shop.staffToken()
  const name = { first_name: 'Mai_', last_name: 'Nguyễn Thị' }
  mai = await newMember(shop, 'users-mai@example.com', { ...name, phone: '0911000001' })
  dong = await newMember(shop, 'users-dong@example.com', { first_name: 'ĐỒNG', last_name: 'Trần' })
  await shop.rows('delete from account where id in (?, ?)', [mai.id, dong.id])
  await shop.rows(
    `insert into account
     (id, actor, username, username_key, gender, provider, consent_subject, viewed, email_verified_at, blocked)
     values (?, 'customer', 'DongDo', 'dongdo', 'male', 'google', gen_random_uuid(), '[]', now(), true)`,
    [dong.id],
  )
})

function list(query: Record<string, unknown> = {}, token = staff) {
  const text = Object.entries(query).map(([key, value]): [string, string] => [
    key,
    JSON.stringify(value),
  ])
  return shop.ask(`/admin/shop/users?${new URLSearchParams(text)}`, { token })
}

const emails = ({ body }: Answer): string[] =>
  body.users.map(({ email }: { email: string }) => email)

const ours = { email: { $startsWith: 'users-' } }

describe('the list', () => {
  test('lists customers and staff, with defaults for an account without a row', async () => {
    const filters = { $or: [ours, { email: staffAccount.email }] }
    const { status, body } = await list({ filters, limit: 100 })
    expect(status).toBe(200)
    const find = (id: string) => body.users.find((user: { id: string }) => user.id === id)
    expect(find(mai.id)).toEqual({
      id: mai.id,
      actor: 'customer',
      username: 'users-mai@example.com',
      email: 'users-mai@example.com',
      fullname: 'Nguyễn Thị Mai_',
      phone: '0911000001',
      gender: null,
      provider: 'local',
      confirmed: false,
      blocked: false,
      duties: [],
      created_at: expect.stringMatching(/Z$/),
      updated_at: expect.stringMatching(/Z$/),
    })
    expect(find(dong.id)).toMatchObject({
      username: 'DongDo',
      gender: 'male',
      provider: 'google',
      confirmed: true,
      blocked: true,
    })
    expect(body.users).toContainEqual(
      expect.objectContaining({ actor: 'user', email: staffAccount.email }),
    )
  })

  test('contains neither guests nor deleted accounts', async () => {
    const guest = orderBody({
      items: [{ product: 701, quantity: 1 }],
      email: 'users-g@example.com',
    })
    await shop.ask('/store/shop/orders', { body: guest })
    const gone = await newMember(shop, 'users-gone@example.com')
    await shop.rows('update customer set deleted_at = now() where id = ?', [gone.id])
    await shop.rows(
      `insert into customer (id, email, has_account) values ('cus_guest', 'users-g@example.com', false)`,
    )
    await shop.rows(
      `insert into "user" (id, email, deleted_at)
       values ('user_gone', 'users-staff-gone@example.com', now())`,
    )
    expect(emails(await list({ filters: ours })).toSorted()).toEqual([
      'users-dong@example.com',
      'users-mai@example.com',
    ])
    for (const id of [gone.id, 'cus_guest', 'cus_none', 'user_gone']) {
      expect((await shop.ask(`/admin/shop/users/${id}`, { token: staff })).status).toBe(404)
    }
  })

  test('is sorted, paged and counted', async () => {
    const sort = [{ fullname: 'desc' }]
    const first = await list({ filters: ours, sort, limit: 1 })
    const second = await list({ filters: ours, sort, limit: 1, offset: 1 })
    const past = await list({ filters: ours, sort, limit: 1, offset: 9 })
    expect([first, second, past].map(emails)).toEqual([
      ['users-dong@example.com'],
      ['users-mai@example.com'],
      [],
    ])
    expect([first, second, past].map(({ body }) => body.count)).toEqual([2, 2, 2])
  })

  test.each([
    [{ fullname: { $containsi: 'trần đồng' } }, 'dong'],
    [{ fullname: { $containsi: 'tra\u0302\u0300n' } }, 'dong'],
    [{ fullname: { $containsi: 'tran' } }, null],
    [{ fullname: { $contains: 'đồng' } }, null],
    [{ fullname: { $endsWith: 'i_' } }, 'mai'],
    [{ fullname: { $contains: '%' } }, null],
    [{ username: { $eqi: 'dongdo' } }, 'dong'],
    [{ email: { $containsi: 'USERS-MAI' } }, 'mai'],
    [{ phone: { $endsWith: '000001' } }, 'mai'],
    [{ gender: { $eq: 'male' } }, 'dong'],
    [{ gender: { $ne: 'male' } }, null],
    [{ provider: { $ne: 'local' } }, 'dong'],
    [{ confirmed: { $eq: 'false' } }, 'mai'],
    [{ blocked: { $eq: true } }, 'dong'],
    [{ role: { $eq: 'admin' } }, null],
    [{ phone: { $null: true } }, 'dong'],
  ])('%j finds %s', async (filter, found) => {
    const answer = await list({ filters: { $and: [ours, filter] } })
    expect(answer.status).toBe(200)
    expect(emails(answer)).toEqual(found === null ? [] : [`users-${found}@example.com`])
  })

  test('is filtered by role and by the timestamps that it returns', async () => {
    const either = { $or: [ours, { email: { $eq: staffAccount.email } }] }
    const admins = await list({ filters: { $and: [either, { role: { $eq: 'admin' } }] } })
    expect(emails(admins)).toEqual([staffAccount.email])
    const { body } = await shop.ask(`/admin/shop/users/${mai.id}`, { token: staff })
    for (const operator of ['$eq', '$lte', '$gte']) {
      const made = { createdAt: { [operator]: body.person.created_at } }
      expect(emails(await list({ filters: { $and: [ours, made] } }))).toContain(
        'users-mai@example.com',
      )
    }
  })

  test.each([
    { filters: { password: { $eq: 'x' } } },
    { filters: { username_key: { $eq: 'x' } } },
    { filters: { email_verified_at: { $notNull: true } } },
    { filters: { blocked: { $contains: 't' } } },
    { filters: { email: { $eq: 'a\u0000' } } },
    { sort: ['metadata'] },
    { offset: -1 },
  ])('rejects %j', async (query) => {
    expect(await list(query)).toMatchObject({ status: 400, body: { code: 'invalid' } })
  })
})

test('one person is returned as in the list', async () => {
  const { body } = await shop.ask(`/admin/shop/users/${dong.id}`, { token: staff })
  const [listed] = (await list({ filters: { id: { $eq: dong.id } } })).body.users
  expect(body.person).toEqual(listed)
})

test('only staff read the list of people', async () => {
  const own = await shop.memberToken()
  const [found] = await shop.rows('select id from customer where email = ?', [member.email])
  for (const token of [own, undefined]) {
    for (const path of ['/admin/shop/users', `/admin/shop/users/${found.id}`]) {
      expect((await shop.ask(path, { ...(token && { token }) })).status).toBe(401)
    }
  }
})
