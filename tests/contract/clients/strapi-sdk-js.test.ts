import { randomUUID } from 'node:crypto'
import Strapi from 'strapi-sdk-js'
import { describe, expect, it } from 'vitest'
import { given } from '../../support/env.ts'
import { mailedCode } from '../../support/mailbox.ts'
import { smallPicture } from '../small-picture.ts'

// strapi-sdk-js, made for Strapi v4, unchanged from the registry.

interface Entry {
  id: number | string
  // biome-ignore lint/suspicious/noExplicitAny: the tests check what is inside
  attributes: any
}

interface Page {
  pagination: { page: number; pageSize: number; pageCount: number; total: number }
}

const visitor = () => new Strapi({ url: given('SHOP_URL') })

async function signedIn(who: 'STAFF' | 'MEMBER'): Promise<Strapi> {
  const client = visitor()
  await client.login({ identifier: given(`${who}_EMAIL`), password: given(`${who}_PASSWORD`) })
  return client
}

async function list(client: Strapi, ...args: Parameters<Strapi['find']>) {
  const { data, meta } = await client.find<Entry[]>(...args)
  return { data, pagination: (meta as unknown as Page).pagination }
}

function newPerson() {
  const unique = randomUUID()
  return {
    username: `sdk.${unique}`,
    email: `sdk-${unique}@nas.test`,
    password: randomUUID(),
    phone: '0912345678',
    consent_data: true,
    consent_policy: true,
  }
}

/** The client throws Strapi's error body unchanged. */
async function thrownBy(call: Promise<unknown>) {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  return error
}

const refusal = (status: number, name: string, message: string) => ({
  data: null,
  error: { status, name, message, details: expect.any(Object) },
})

describe('reading', () => {
  it('finds with filters, sort, pages, populate and fields', async () => {
    const { data, pagination } = await list(visitor(), 'products', {
      filters: { price: { $gte: 1 }, $or: [{ name: { $containsi: 'kem' } }, { id: { $gt: 0 } }] },
      sort: ['price:desc', 'id:asc'],
      pagination: { page: 1, pageSize: 3 },
      populate: { thub: { fields: ['url'] }, categories: true },
      fields: ['name', 'price'],
    })
    expect(pagination).toMatchObject({ page: 1, pageSize: 3 })
    expect(data).toHaveLength(3)
    const prices = data.map(({ attributes }) => attributes.price)
    expect(prices).toEqual([...prices].sort((a, b) => b - a))
    for (const { attributes } of data) {
      expect(Object.keys(attributes).sort()).toEqual(['categories', 'name', 'price', 'thub'])
      expect(Object.keys(attributes.thub.data.attributes)).toEqual(['url'])
      expect(attributes.categories.data).toEqual(expect.any(Array))
    }
  })

  it('pages by offset, and asks by lists and relations', async () => {
    const all = await list(visitor(), 'products', { pagination: { start: 0, limit: 100 } })
    const [first, second] = all.data
    const some = await list(visitor(), 'products', {
      filters: { id: { $in: [first?.id, second?.id] } },
      pagination: { start: 1, limit: 1 },
    })
    expect(some.data.map(({ id }) => id)).toEqual([second?.id])
    expect(some.pagination).toEqual({ start: 1, limit: 1, total: 2 })
    const related = await list(visitor(), 'products', {
      filters: { categories: { slug: { $notNull: true } }, name: { $null: false } },
    })
    expect(related.pagination.total).toBeGreaterThan(0)
  })

  it('accepts populate as text, list and nested object', async () => {
    const populates = ['*', ['thub', 'related.thub'], { related: { populate: ['thub'] } }]
    for (const populate of populates) {
      const { data } = await list(visitor(), 'products', {
        populate,
        pagination: { start: 0, limit: 1 },
      })
      expect(data[0]?.attributes.related.data).toEqual(expect.any(Array))
    }
  })

  it('finds one by id, and single records', async () => {
    const { data } = await list(visitor(), 'clubs', { pagination: { start: 0, limit: 1 } })
    const [club] = data
    if (!club) throw new Error('the shop has no article')
    const one = await visitor().findOne<Entry>('clubs', club.id, { fields: ['slug'] })
    expect(one.data).toEqual({ id: club.id, attributes: { slug: club.attributes.slug } })
    const single = await visitor().find<Entry>('siteinfo')
    expect(single.data.attributes).toHaveProperty('link_facebook')
  })

  it('counts with a separate call', async () => {
    const { pagination } = await list(visitor(), 'categories', { locale: 'vi' })
    expect(await visitor().request('get', '/categories/count')).toBe(pagination.total)
  })
})

describe('people', () => {
  it('register, are identified, sign out, and sign in by name and by e-mail', async () => {
    const client = visitor()
    const person = newPerson()
    const { user, jwt } = await client.register(person)
    expect(user).toMatchObject({ username: person.username, email: person.email })
    expect(client.getToken()).toBe(jwt)
    expect(await client.fetchUser({ populate: '*' })).toMatchObject({
      email: person.email,
      provider: 'local',
      role: { type: 'authenticated' },
    })
    client.logout()
    expect(client.getToken()).toBeNull()
    for (const identifier of [person.username, person.email.toUpperCase()]) {
      const signIn = await client.login({ identifier, password: person.password })
      expect(signIn.user.id).toBe(user.id)
    }
  })

  it('get a new password by mail', async () => {
    const client = visitor()
    const person = newPerson()
    await client.register(person)
    expect(await client.forgotPassword({ email: person.email })).toEqual({ ok: true })
    const code = await mailedCode(person.email)
    const password = randomUUID()
    const reset = { code, password, passwordConfirmation: password }
    const { user } = await client.resetPassword(reset)
    expect(user.email).toBe(person.email)
    expect(await client.fetchUser()).toMatchObject({ email: person.email })
    expect(await thrownBy(client.resetPassword(reset))).toMatchObject({
      error: { status: 400, message: 'Incorrect code provided' },
    })
    await client.login({ identifier: person.email, password })
    const old = { identifier: person.email, password: person.password }
    expect(await thrownBy(client.login(old))).toMatchObject({ error: { status: 400 } })
  })

  it('get the reason of a rejected sign-in', async () => {
    const known = { identifier: given('MEMBER_EMAIL'), password: 'sai' }
    expect(await thrownBy(visitor().login(known))).toEqual(
      refusal(400, 'ValidationError', 'Invalid identifier or password'),
    )
    const taken = { ...newPerson(), email: given('MEMBER_EMAIL') }
    expect(await thrownBy(visitor().register(taken))).toEqual(
      refusal(400, 'ApplicationError', 'Email or Username are already taken'),
    )
  })

  it('lose an invalid session', async () => {
    const client = visitor()
    client.setToken('a.b.c')
    expect(await client.fetchUser()).toBeNull()
    expect(client.getToken()).toBeNull()
  })

  it('get the address of the Google sign-in', () => {
    const url = visitor().getProviderAuthenticationUrl('google')
    expect(url).toBe(`${given('SHOP_URL')}/api/connect/google`)
  })
})

describe('writing', () => {
  it('creates and deletes a like', async () => {
    const client = visitor()
    await client.register(newPerson())
    const { data } = await list(client, 'products', { pagination: { start: 0, limit: 1 } })
    const product = data[0]?.id
    const like = (await client.create<Entry>('likes', { product }, { populate: 'product' })).data
    expect(like.attributes.product.data.id).toBe(product)
    const own = await list(client, 'likes', { populate: ['product'] })
    expect(own.data.map(({ id }) => id)).toEqual([like.id])
    expect((await client.delete<Entry>('likes', like.id)).data.id).toBe(like.id)
    expect((await list(client, 'likes')).data).toEqual([])
  })

  it('creates and deletes addresses', async () => {
    const client = visitor()
    const { user } = await client.register(newPerson())
    const fields = { name: 'Lê Thử', phone: '0912345678', address: '1 Lê Lợi', province: 'Huế' }
    const { data } = await client.create<Entry>('addresses', fields)
    const changed = await client.update<Entry>('addresses', data.id, { ward: 'Phú Hội' })
    expect(changed.data.attributes).toMatchObject({ ...fields, ward: 'Phú Hội' })
    const filters = { user: { id: { $eq: user.id } } }
    expect((await list(client, 'addresses', { filters })).data).toEqual([changed.data])
  })

  it('creates, changes and deletes a product for staff', async () => {
    const client = await signedIn('STAFF')
    const slug = `sdk-${randomUUID()}`
    const fields = { name: 'Kem thử', slug, price: 120_000, state: 'inactive' }
    const { data } = await client.create<Entry>('products', fields)
    expect(data.attributes).toMatchObject(fields)
    try {
      const params = { fields: ['price', 'slug'], populate: 'categories' }
      const changed = await client.update<Entry>('products', data.id, { price: 99_000 }, params)
      expect(changed.data.attributes).toEqual({ price: 99_000, slug, categories: { data: [] } })
      expect(await thrownBy(client.create('products', fields))).toMatchObject({
        error: { status: 400, details: { errors: [{ path: ['slug'] }] } },
      })
    } finally {
      await client.delete('products', data.id)
    }
    expect(await thrownBy(client.findOne('products', data.id))).toEqual(
      refusal(404, 'NotFoundError', 'Not Found'),
    )
  })

  it('uploads pictures for staff', async () => {
    const client = await signedIn('STAFF')
    const form = new FormData()
    form.append('files', smallPicture(), 'thu.png')
    // Its axios is older than the FormData of Node.
    const encoded = new Response(form)
    const headers = { 'Content-Type': encoded.headers.get('content-type') ?? '' }
    const data = Buffer.from(await encoded.arrayBuffer())
    const [file] = await client.request<Record<string, unknown>[]>('post', '/upload', {
      data,
      headers,
    })
    expect(file).toMatchObject({ width: 32, height: 24, ext: '.png', mime: 'image/png' })
  })
})

describe('the thrown error', () => {
  it('is the error body, with status, name and message', async () => {
    const client = visitor()
    expect(await thrownBy(client.find('products', { filters: { khongco: 1 } }))).toEqual(
      refusal(400, 'ValidationError', 'Invalid parameter khongco'),
    )
    expect(await thrownBy(client.findOne('products', 999_999_999))).toEqual(
      refusal(404, 'NotFoundError', 'Not Found'),
    )
    expect(await thrownBy(client.find('orders'))).toEqual(
      refusal(403, 'ForbiddenError', 'Forbidden'),
    )
    expect(await thrownBy(client.delete('products', 1))).toEqual(
      refusal(403, 'ForbiddenError', 'Forbidden'),
    )
    expect(await thrownBy(client.create('categories', {}))).toEqual(
      refusal(405, 'MethodNotAllowedError', 'Method Not Allowed'),
    )
    client.setToken('a.b.c')
    expect(await thrownBy(client.find('products'))).toEqual(
      refusal(401, 'UnauthorizedError', 'Missing or invalid credentials'),
    )
  })

  it('names every invalid field', async () => {
    const wrong = { ...newPerson(), email: 'khong', phone: '12' }
    expect(await thrownBy(visitor().register(wrong))).toMatchObject({
      error: {
        status: 400,
        name: 'ValidationError',
        message: '2 errors occurred',
        details: { errors: [{ path: ['email'] }, { path: ['phone'] }] },
      },
    })
  })
})
