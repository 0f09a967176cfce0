import { beforeAll, describe, expect, test } from 'vitest'
import { newMember } from './support/new-member'
import { useShop } from './support/shop'

let staff: string
let mai: { id: string; token: string }
let lan: { id: string; token: string }

const { shop } = useShop()

beforeAll(async () => {
  staff = await shop.staffToken()
  mai = await newMember(shop, 'addresses-mai@example.com')
  lan = await newMember(shop, 'addresses-lan@example.com')
})

const home = {
  name: 'Nguyễn Thị Mai',
  phone: '+84 912 345 678',
  address: '12 Nguyễn Huệ',
  province: 'Thành phố Hồ Chí Minh',
  district: 'Quận 1',
  ward: 'Phường Bến Nghé',
}

function add(token: string, body: unknown = home) {
  return shop.ask('/store/shop/addresses', { body, token })
}

function list(token: string, query: Record<string, unknown> = {}, side = 'store') {
  const text = Object.entries(query).map(([key, value]): [string, string] => [
    key,
    JSON.stringify(value),
  ])
  return shop.ask(`/${side}/shop/addresses?${new URLSearchParams(text)}`, { token })
}

describe('an address', () => {
  test('is stored as written, for the caller regardless of an id in the body', async () => {
    const { status, body } = await add(mai.token, { ...home, customer_id: lan.id, id: 'mine' })
    expect(status).toBe(200)
    const kept = { ...home, phone: '0912345678', customer_id: mai.id }
    expect(body.address).toMatchObject(kept)
    expect(body.address.id).not.toBe('mine')
    const path = `/store/shop/addresses/${body.address.id}`
    expect((await shop.ask(path, { token: mai.token })).body).toEqual(body)
    expect((await list(lan.token)).body).toEqual({ addresses: [], count: 0 })
    const [row] = await shop.rows('select * from customer_address where id = ?', [body.address.id])
    expect(row).toMatchObject({ customer_id: mai.id, country_code: 'vn', city: 'Quận 1' })
  })

  test('may omit province, district and ward', async () => {
    const { name, phone, address } = home
    const { body } = await add(mai.token, { name, phone, address, ward: '' })
    expect(body.address).toMatchObject({ province: null, district: null, ward: null })
  })

  test('changes only in the given fields, and never its owner', async () => {
    const { body: made } = await add(mai.token)
    const path = `/store/shop/addresses/${made.address.id}`
    const change = { phone: '84 909 000 111', ward: null, customer_id: lan.id }
    const { status, body } = await shop.ask(path, { body: change, token: mai.token })
    expect(status).toBe(200)
    expect(body.address).toEqual({
      ...made.address,
      phone: '0909000111',
      ward: null,
      updated_at: body.address.updated_at,
    })
    expect((await shop.ask(path, { body: {}, token: mai.token })).body.address).toMatchObject({
      phone: '0909000111',
      address: home.address,
    })
  })

  test('is rejected with all its invalid fields', async () => {
    const { status, body } = await add(mai.token, {
      name: ' ',
      phone: '0212345678',
      province: 7,
      ward: 'x'.repeat(121),
    })
    expect(status).toBe(400)
    const codes = body.errors.map(
      ({ path, code }: { path: string[]; code: string }) => `${path}: ${code}`,
    )
    expect(codes).toEqual([
      'name: required',
      'phone: phone_invalid',
      'address: required',
      'province: malformed',
      'ward: too_long',
    ])
  })

  test.each([{ name: null }, { phone: '' }, { address: 'a\u0000b' }, { ward: { $ne: null } }])(
    'is not changed to %j',
    async (change) => {
      const { body: made } = await add(mai.token)
      const path = `/store/shop/addresses/${made.address.id}`
      expect((await shop.ask(path, { body: change, token: mai.token })).status).toBe(400)
      expect((await shop.ask(path, { token: mai.token })).body).toEqual(made)
    },
  )
})

describe('the default address', () => {
  const defaults = async (token: string) => {
    const { addresses } = (await list(token)).body
    return addresses
      .filter(({ is_default }: { is_default: boolean }) => is_default)
      .map(({ id }: { id: string }) => id)
  }

  test('is unique: a later one replaces it', async () => {
    const { token } = await newMember(shop, 'addresses-default@example.com')
    const { body: first } = await add(token, { ...home, is_default: true })
    const { body: second } = await add(token)
    expect(first.address.is_default).toBe(true)
    expect(second.address.is_default).toBe(false)
    const path = `/store/shop/addresses/${second.address.id}`
    await shop.ask(path, { body: { is_default: true }, token })
    expect(await defaults(token)).toEqual([second.address.id])
    await shop.ask(path, { body: { name: 'Mai' }, token })
    expect(await defaults(token)).toEqual([second.address.id])
  })
})

describe('a deleted address', () => {
  test('is removed for its owner, and only the owner deletes it', async () => {
    const { body: made } = await add(mai.token)
    const path = `/store/shop/addresses/${made.address.id}`
    const remove = (token: string) => shop.ask(path, { method: 'DELETE', token })
    expect((await remove(lan.token)).status).toBe(404)
    expect((await remove(mai.token)).body).toEqual(made)
    expect((await shop.ask(path, { token: mai.token })).status).toBe(404)
    expect((await remove(mai.token)).status).toBe(404)
  })
})

describe('another caller', () => {
  test('neither sees nor changes it', async () => {
    const { body: made } = await add(mai.token)
    const path = `/store/shop/addresses/${made.address.id}`
    expect((await shop.ask(path, { token: lan.token })).status).toBe(404)
    const change = { body: { name: 'Lan' }, token: lan.token }
    expect(await shop.ask(path, change)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })
    expect((await shop.ask(path, { token: mai.token })).body).toEqual(made)
  })

  test.each([
    { name: { $notNull: true } },
    { $not: { $and: [{ id: { $eq: 'x' } }] } },
    { $or: [{ $and: [] }, { name: { $contains: '' } }] },
  ])('does not get it by the filter %j', async (filters) => {
    expect((await list(lan.token, { filters })).body).toEqual({ addresses: [], count: 0 })
  })

  test('does not get it by naming the owner', async () => {
    const filters = { customer: { $eq: mai.id } }
    expect((await list(lan.token, { filters })).body).toEqual({ addresses: [], count: 0 })
  })

  test('without a token is asked to sign in', async () => {
    const { body: made } = await add(mai.token)
    const path = `/store/shop/addresses/${made.address.id}`
    expect((await shop.ask('/store/shop/addresses')).status).toBe(401)
    expect((await shop.ask('/store/shop/addresses', { body: home })).status).toBe(401)
    expect((await shop.ask(path)).status).toBe(401)
    expect((await shop.ask(path, { body: { name: 'x' } })).status).toBe(401)
    expect((await shop.ask('/admin/shop/addresses')).status).toBe(401)
    expect((await shop.ask(`/admin/shop/addresses/${made.address.id}`)).status).toBe(401)
  })

  test('who is a member has no staff access', async () => {
    expect((await list(mai.token, {}, 'admin')).status).toBe(401)
  })
})

describe('the list', () => {
  test('is filtered, sorted and paged', async () => {
    for (const name of ['Ân', 'An', 'Bình', 'ẤM']) await add(lan.token, { ...home, name })
    const names = ({ body }: { body: { addresses: { name: string }[] } }) =>
      body.addresses.map(({ name }) => name)
    const sort = [{ name: 'asc' }]
    expect(names(await list(lan.token, { sort }))).toEqual(['An', 'ẤM', 'Ân', 'Bình'])
    const filters = { name: { $startsWithi: 'â' } }
    expect(names(await list(lan.token, { sort, filters }))).toEqual(['Ân'])
    const second = await list(lan.token, { sort, limit: 2, offset: 2 })
    expect(names(second)).toEqual(['Ân', 'Bình'])
    expect(second.body.count).toBe(4)
  })

  test.each([
    { filters: { metadata: { $notNull: true } } },
    { filters: { phone: { $gt: { a: 1 } } } },
    { sort: ['company'] },
    { limit: 'x' },
  ])('rejects %j', async (query) => {
    expect(await list(lan.token, query)).toMatchObject({ status: 400, body: { code: 'invalid' } })
  })

  test('lists all addresses for staff, or those of one customer', async () => {
    const all = await list(staff, {}, 'admin')
    const filters = { customer: { $eq: lan.id } }
    const ofLan = await list(staff, { filters }, 'admin')
    expect(ofLan.body.count).toBe(4)
    expect(all.body.count).toBeGreaterThan(4)
    const [one] = ofLan.body.addresses
    const path = `/admin/shop/addresses/${one.id}`
    expect((await shop.ask(path, { token: staff })).body.address).toEqual(one)
    expect((await shop.ask('/admin/shop/addresses/none', { token: staff })).status).toBe(404)
  })
})

test('of many concurrent addresses at most 50 are stored', async () => {
  const { id, token } = await newMember(shop, 'addresses-many@example.com')
  await shop.rows(
    `insert into customer_address (id, customer_id, first_name, address_1)
     select 'cuaddr_many_' || n, ?, 'Mai', 'x' from generate_series(1, 47) n`,
    [id],
  )
  const answers = await Promise.all(Array.from({ length: 6 }, () => add(token)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 400, 400, 400])
  expect(answers.find(({ status }) => status === 400)?.body.code).toBe('too_many')
  expect((await list(token)).body.count).toBe(50)
})
