import { randomUUID } from 'node:crypto'
import type { CrudFilters } from '@refinedev/core'
import { AuthHelper, axiosInstance, DataProvider, mediaUploadMapper } from '@refinedev/strapi-v4'
import { beforeAll, describe, expect, it } from 'vitest'
import { given } from '../../support/env.ts'
import { asNewMember } from '../people.ts'
import { smallPicture } from '../small-picture.ts'

// The data provider and the sign-in helper of refine for Strapi v4, unchanged from the registry.
// Refine itself flattens Strapi's entries, so results here have passed through it.

const api = () => `${given('SHOP_URL')}/api`

const visitor = () => DataProvider(api())

/** Calls with a token use an axios instance of the application, as in refine's manual. */
function provider(token: string) {
  const headers = { Authorization: `Bearer ${token}` }
  return DataProvider(api(), axiosInstance.create({ headers }))
}

async function signedIn(who: 'STAFF' | 'MEMBER') {
  const { data } = await AuthHelper(api()).login(given(`${who}_EMAIL`), given(`${who}_PASSWORD`))
  return provider(data.jwt)
}

let member: Awaited<ReturnType<typeof asNewMember>>
let staff: ReturnType<typeof provider>

beforeAll(async () => {
  member = await asNewMember()
  staff = await signedIn('STAFF')
})

const products = (filters: CrudFilters, pageSize = 100) =>
  visitor().getList({ resource: 'products', filters, pagination: { currentPage: 1, pageSize } })

describe('sign-in', () => {
  it('returns a token, and the user with the role', async () => {
    const helper = AuthHelper(api())
    const { data } = await helper.login(member.email, member.password)
    const me = await helper.me(data.jwt, { meta: { populate: 'role' } })
    expect(me.data).toMatchObject({ id: member.id, role: { type: 'authenticated' } })
  })

  it('fails with the status and the sentence of Strapi', async () => {
    await expect(AuthHelper(api()).login(member.email, 'sai')).rejects.toMatchObject({
      response: {
        status: 400,
        data: { error: { name: 'ValidationError', message: 'Invalid identifier or password' } },
      },
    })
  })
})

describe('lists', () => {
  it('are sorted, paged, populated and counted', async () => {
    const { data, total } = await visitor().getList({
      resource: 'products',
      pagination: { currentPage: 2, pageSize: 2 },
      sorters: [
        { field: 'price', order: 'desc' },
        { field: 'id', order: 'asc' },
      ],
      meta: { populate: ['thub', 'categories'], fields: ['name', 'price'], locale: 'vi' },
    })
    expect(data).toHaveLength(2)
    expect(total).toBeGreaterThan(4)
    expect(data[0]).toMatchObject({
      name: expect.any(String),
      thub: { url: expect.any(String) },
      categories: expect.any(Array),
    })
    expect(data[0]?.price).toBeGreaterThanOrEqual(data[1]?.price)
  })

  it.each<[string, CrudFilters]>([
    ['eq', [{ field: 'state', operator: 'eq', value: 'active' }]],
    ['ne', [{ field: 'name', operator: 'ne', value: 'x' }]],
    [
      'lt and gte',
      [
        { field: 'price', operator: 'gte', value: 1 },
        { field: 'price', operator: 'lt', value: 100_000_000 },
      ],
    ],
    [
      'in and nin',
      [
        { field: 'state', operator: 'in', value: ['active', 'inactive'] },
        { field: 'slug', operator: 'nin', value: ['a', 'b'] },
      ],
    ],
    ['contains', [{ field: 'name', operator: 'contains', value: 'A' }]],
    [
      'containss and ncontains',
      [
        { field: 'slug', operator: 'containss', value: '-' },
        { field: 'slug', operator: 'ncontains', value: 'khong-co' },
      ],
    ],
    ['startswith', [{ field: 'state', operator: 'startswith', value: 'act' }]],
    ['endswith', [{ field: 'state', operator: 'endswith', value: 'ive' }]],
    ['between', [{ field: 'price', operator: 'between', value: [1, 100_000_000] }]],
    ['nnull', [{ field: 'slug', operator: 'nnull', value: true }]],
    ['a relation', [{ field: 'categories.slug', operator: 'nnull', value: true }]],
    [
      'or',
      [
        {
          operator: 'or',
          value: [
            { field: 'price', operator: 'gt', value: 0 },
            { operator: 'and', value: [{ field: 'id', operator: 'eq', value: 0 }] },
          ],
        },
      ],
    ],
  ])('accept the filter %s', async (_name, filters) => {
    const { data, total } = await products(filters)
    expect(total).toBeGreaterThan(0)
    expect(data).toHaveLength(total)
  })

  it('of users are bare arrays and counted', async () => {
    const { data, total } = await staff.getList({
      resource: 'users',
      filters: [{ field: 'email', operator: 'eq', value: member.email }],
      meta: { populate: '*' },
    })
    expect([total, data[0]]).toEqual([
      1,
      expect.objectContaining({ id: member.id, role: expect.any(Object) }),
    ])
  })

  it('of orders are for staff', async () => {
    const { data } = await staff.getList({
      resource: 'orders',
      sorters: [{ field: 'id', order: 'desc' }],
      meta: { populate: ['cartitems.product.thub', 'user'] },
    })
    expect(data).toEqual(expect.any(Array))
    await expect(visitor().getList({ resource: 'orders' })).rejects.toMatchObject({
      statusCode: 403,
    })
  })
})

describe('records', () => {
  it('are read one by one and several at once', async () => {
    const { data } = await products([], 3)
    const ids = data.map(({ id }) => id ?? 0)
    const many = await visitor().getMany({ resource: 'products', ids })
    expect(many.data.map(({ id }) => id).sort()).toEqual([...ids].sort())
    const one = await visitor().getOne({
      resource: 'products',
      id: ids[0] ?? 0,
      meta: { populate: ['related', 'thub'], fields: ['slug'] },
    })
    expect(one.data).toMatchObject({ id: ids[0], related: expect.any(Array) })
  })

  it('are created, changed and deleted', async () => {
    const slug = `refine-${randomUUID()}`
    const variables = { name: 'Kem thử', slug, price: 150_000, state: 'inactive' }
    const made = await staff.create({ resource: 'products', variables })
    // Strapi v4 answers a write with an entry, which refine returns unchanged.
    const { id } = made.data.data
    try {
      const change = { resource: 'products', id, variables: { price: 90_000 } }
      const changed = await staff.update(change)
      expect(changed.data.data.attributes).toMatchObject({ slug, price: 90_000 })
      const same = { resource: 'products', variables }
      await expect(staff.create(same)).rejects.toMatchObject({
        statusCode: 400,
        message: expect.any(String),
        errors: { slug: [expect.any(String)] },
      })
    } finally {
      await staff.deleteOne({ resource: 'products', id })
    }
    await expect(staff.getOne({ resource: 'products', id })).rejects.toMatchObject({
      response: { status: 404, data: { error: { name: 'NotFoundError', message: 'Not Found' } } },
    })
  })

  it('of a member: addresses, many at once, and likes', async () => {
    const own = provider(member.token)
    const address = { name: 'Lê Thử', phone: '0912345678', address: '1 Lê Lợi' }
    const made = await own.createMany({
      resource: 'addresses',
      variables: [address, { ...address, name: 'Lê Hai' }],
    })
    const ids = made.data.map(({ data }) => data.id)
    await own.updateMany({ resource: 'addresses', ids, variables: { ward: 'Phú Hội' } })
    const listed = await own.getList({ resource: 'addresses' })
    expect(listed.data.map(({ ward }) => ward)).toEqual(['Phú Hội', 'Phú Hội'])
    const [product] = (await products([], 1)).data
    const like = await own.create({ resource: 'likes', variables: { product: product?.id } })
    await own.deleteMany({ resource: 'likes', ids: [like.data.data.id] })
    expect((await own.getList({ resource: 'likes' })).total).toBe(0)
  })

  it('of users change with bare fields', async () => {
    const own = provider(member.token)
    const variables = { fullname: 'Lê Mới' }
    const { data } = await own.update({ resource: 'users', id: member.id, variables })
    expect(data).toMatchObject({ id: member.id, fullname: 'Lê Mới' })
  })

  it('accept uploaded pictures', async () => {
    const body = new FormData()
    body.append('files', smallPicture(), 'thu.png')
    const uploaded = await staff.custom({ url: `${api()}/upload`, method: 'post', payload: body })
    const thub = { fileList: [{ response: uploaded.data }] }
    const variables = mediaUploadMapper({ name: 'Kem thử', slug: `refine-${randomUUID()}`, thub })
    const made = await staff.create({
      resource: 'products',
      variables: { ...variables, thub: variables.thub[0], price: 90_000, state: 'inactive' },
    })
    const { id } = made.data.data
    const { data } = await staff.getOne({ resource: 'products', id, meta: { populate: ['thub'] } })
    expect(data.thub).toMatchObject({ width: 32, height: 24 })
    await staff.deleteOne({ resource: 'products', id })
  })
})

describe('rejected writes', () => {
  it('state status, sentence and fields', async () => {
    const own = provider(member.token)
    const variables = { name: '', phone: '12', address: 'x' }
    await expect(own.create({ resource: 'addresses', variables })).rejects.toEqual({
      statusCode: 400,
      message: '2 errors occurred',
      errors: { name: [expect.any(String)], phone: [expect.any(String)] },
    })
    await expect(own.create({ resource: 'products', variables })).rejects.toEqual({
      statusCode: 403,
      message: 'Forbidden',
      errors: {},
    })
    await expect(
      own.update({ resource: 'addresses', id: 'khong-co', variables: {} }),
    ).rejects.toMatchObject({ statusCode: 404, message: 'Not Found' })
  })
})
