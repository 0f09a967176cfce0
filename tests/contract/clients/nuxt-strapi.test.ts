import { randomUUID } from 'node:crypto'
import { useStrapiAuth } from '@nuxtjs/strapi/runtime/composables/useStrapiAuth.mjs'
import { useStrapiClient } from '@nuxtjs/strapi/runtime/composables/useStrapiClient.mjs'
import { useStrapi4 } from '@nuxtjs/strapi/runtime/composables-v4/useStrapi4.mjs'
import { beforeEach, describe, expect, it } from 'vitest'
import { given } from '../../support/env.ts'
import { mailedCode } from '../../support/mailbox.ts'
import { smallPicture } from '../small-picture.ts'
import { reportedErrors } from './nuxt-imports.ts'

// The composables of @nuxtjs/strapi 1.x, the client of Strapi v4 for Nuxt, unchanged; Nuxt's part
// is in nuxt-imports.ts.

interface Entry {
  id: number | string
  // biome-ignore lint/suspicious/noExplicitAny: the tests check what is inside
  attributes: any
}

interface List {
  data: Entry[]
  meta: { pagination: Record<string, number> }
}

const { find, findOne, create, update, delete: remove } = useStrapi4()
const auth = useStrapiAuth()

const asStaff = () =>
  auth.login({ identifier: given('STAFF_EMAIL'), password: given('STAFF_PASSWORD') })

function newPerson() {
  const unique = randomUUID()
  const [username, email] = [`nuxt.${unique}`, `nuxt-${unique}@nas.test`]
  const consents = { consent_data: true, consent_policy: true }
  return { username, email, password: randomUUID(), phone: '0912345678', ...consents }
}

beforeEach(() => {
  auth.logout()
  reportedErrors.length = 0
})

describe('reading', () => {
  it('finds lists with filters, sort, pages, populate and fields', async () => {
    const { data, meta } = await find<List>('products', {
      filters: { $or: [{ name: { $containsi: 'kem' } }, { price: { $gt: 0 } }] },
      sort: 'price:desc',
      pagination: { page: 1, pageSize: 2 },
      populate: ['thub'],
      fields: ['name', 'price'],
    })
    expect(meta.pagination).toMatchObject({ page: 1, pageSize: 2 })
    for (const { attributes } of data) {
      expect(Object.keys(attributes)).toEqual(['name', 'price', 'thub'])
    }
  })

  it('finds one, by id and alone', async () => {
    const [first] = (await find<List>('clubs', { pagination: { limit: 1 } })).data
    const one = await findOne<{ data: Entry }>('clubs', first?.id, { fields: ['slug'] })
    expect(one.data).toEqual({ id: first?.id, attributes: { slug: first?.attributes.slug } })
    const single = await findOne<{ data: Entry }>('nasinfo', { populate: '*' })
    expect(single.data.attributes).toHaveProperty('company')
  })

  it('counts through its client', async () => {
    const { meta } = await find<List>('works')
    expect(await useStrapiClient()('/works/count')).toBe(meta.pagination.total)
  })
})

describe('people', () => {
  it('register, sign out, sign in, and are read with their role', async () => {
    const person = newPerson()
    const { user } = await auth.register(person)
    expect(user.value).toMatchObject({ email: person.email, role: { type: 'authenticated' } })
    auth.logout()
    expect((await auth.fetchUser()).value).toBeNull()
    const { identifier, password } = { identifier: person.username, password: person.password }
    expect((await auth.login({ identifier, password })).user.value).toMatchObject({
      username: person.username,
    })
  })

  it('get a new password by mail', async () => {
    const person = newPerson()
    await auth.register(person)
    await auth.forgotPassword({ email: person.email })
    const password = randomUUID()
    const code = await mailedCode(person.email)
    const { user } = await auth.resetPassword({ code, password, passwordConfirmation: password })
    expect(user.value).toMatchObject({ email: person.email })
  })

  it('lose an invalid token', async () => {
    auth.setToken('a.b.c')
    await auth.fetchUser()
    expect(reportedErrors).toMatchObject([{ error: { status: 401, name: 'UnauthorizedError' } }])
  })
})

describe('writing', () => {
  it('creates addresses and likes of a member', async () => {
    await auth.register(newPerson())
    const address = { name: 'Lê Thử', phone: '0912345678', address: '1 Lê Lợi' }
    const { data } = await create<{ data: Entry }>('addresses', address)
    const changed = await update<{ data: Entry }>('addresses', data.id, { ward: 'Phú Hội' })
    expect(changed.data.attributes).toMatchObject({ ...address, ward: 'Phú Hội' })
    const [product] = (await find<List>('products', { pagination: { limit: 1 } })).data
    const like = await create<{ data: Entry }>('likes', { product: product?.id })
    await remove('likes', like.data.id)
    expect((await find<List>('likes')).data).toEqual([])
  })

  it('creates, changes and deletes a product, and uploads, for staff', async () => {
    await asStaff()
    const fields = {
      name: 'Kem thử',
      slug: `nuxt-${randomUUID()}`,
      price: 100_000,
      state: 'inactive',
    }
    const { data } = await create<{ data: Entry }>('products', fields)
    const changed = await update<{ data: Entry }>('products', data.id, { price: 90_000 })
    expect(changed.data.attributes).toMatchObject({ slug: fields.slug, price: 90_000 })
    await remove('products', data.id)
    const body = new FormData()
    body.append('files', smallPicture(), 'thu.png')
    const files = await useStrapiClient()<Entry[]>('/upload', { method: 'POST', body })
    expect(files).toMatchObject([{ width: 32, height: 24, mime: 'image/png' }])
  })
})

describe('the error thrown and reported to the application', () => {
  it.each<[number, string, () => Promise<unknown>]>([
    [400, 'ValidationError', () => find('products', { sort: 'khongco' })],
    [400, 'ValidationError', () => auth.login({ identifier: 'ai@nas.test', password: 'sai' })],
    [403, 'ForbiddenError', () => find('orders')],
    [404, 'NotFoundError', () => findOne('products', 999_999_999)],
    [405, 'MethodNotAllowedError', () => create('categories', {})],
  ])('%i %s', async (status, name, call) => {
    const error = { status, name, message: expect.any(String), details: expect.any(Object) }
    await expect(call()).rejects.toEqual({ data: null, error })
    expect(reportedErrors).toEqual([{ data: null, error }])
  })
})
