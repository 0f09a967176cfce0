import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { pageText } from '../support/shop.ts'
import { type Answer, call, get, idsOf } from './http.ts'
import { asStaff } from './people.ts'
import { place } from './place-order.ts'

let staff: string
const made: string[] = []

beforeAll(async () => {
  staff = await asStaff()
})

afterAll(async () => {
  for (const path of made) await call('DELETE', path, { token: staff })
})

async function send(method: string, path: string, data: object, token = staff): Promise<Answer> {
  const answer = await call(method, path, { token, body: { data } })
  const [plain = ''] = path.split('?')
  if (method === 'POST' && answer.status === 200) made.push(`${plain}/${answer.body.data.id}`)
  return answer
}

const newSlug = () => `thu-${randomUUID()}`
const product = (changes: object = {}) => ({
  name: 'Kem thử',
  slug: newSlug(),
  price: 123_000,
  stock_start: 20,
  ...changes,
})
const problems = ({ status, body }: Answer) => [
  status,
  body.error.details.errors.map(({ path }: { path: string[] }) => path[0]),
]

describe('concurrent changes of a record', () => {
  it('the later one is rejected and can be repeated', async () => {
    const { id, attributes } = (await send('POST', '/products', product())).body.data
    const { updatedAt } = attributes
    const first = await send('PUT', `/products/${id}`, { price: 125_000, updatedAt })
    expect(first.status).toBe(200)
    const late = await send('PUT', `/products/${id}`, { title: 'Muộn', updatedAt })
    expect([late.status, late.body.error.details.code]).toEqual([409, 'stale'])
    const read = (await get(`/products/${id}`)).body.data.attributes
    expect([read.price, read.title]).toEqual([125_000, null])
    const again = { title: 'Muộn', updatedAt: read.updatedAt }
    expect((await send('PUT', `/products/${id}`, again)).status).toBe(200)
  })

  it('the order of a list is changed step by step', async () => {
    const made = []
    for (const state of ['active', 'inactive']) {
      made.push((await send('POST', '/places', { name: 'Quầy thử', state })).body.data.id)
    }
    const [first, second] = made
    const arrange = (body: object) =>
      call('POST', '/app/arrange', { token: staff, body: { of: 'places', ...body } })
    const shown = async () => {
      const query = `filters[id][$in][0]=${first}&filters[id][$in][1]=${second}&sort=order:desc,id:desc`
      return idsOf(await get(`/places?${query}`, staff))
    }
    expect((await arrange({ id: first, below: second })).status).toBe(200)
    expect(await shown()).toEqual([second, first])
    const again = await arrange({ id: first, below: second })
    expect(again.body.data).toEqual({ changed: 0 })
    expect((await arrange({ id: first, below: null })).status).toBe(200)
    expect(await shown()).toEqual([first, second])
    for (const [body, status] of [
      [{ id: 999_999_999, below: null }, 404],
      [{ id: first, below: 999_999_999 }, 404],
      [{ id: first, below: null, of: 'orders' }, 400],
      [{ id: 'x', below: null }, 400],
      [{ id: first }, 400],
    ] as const) {
      expect([body, (await arrange(body)).status]).toEqual([body, status])
    }
  })
})

describe('POST /products', () => {
  it('creates a product that is readable, orderable and shown', async () => {
    const data = product({ name_en: 'Trial cream', content: '<h2>Vì sao</h2><p>Tốt</p>' })
    const { stock_start: _, ...shown } = data
    const { status, body } = await send('POST', '/products', data)
    expect(status).toBe(200)
    const { id, attributes } = body.data
    expect(attributes).toMatchObject({ ...shown, state: 'active', order: 0, sold: 0 })
    const ordered = await place({ cartitems: [{ product: id, quantity: 2 }] })
    expect([ordered.status, ordered.body.data?.attributes.subtotal]).toEqual([200, 246_000])
    expect(idsOf(await get(`/products?filters[slug]=${data.slug}`))).toEqual([id])
    await eventually('its page', async () =>
      (await pageText(`/san-pham/${data.slug}`)).includes('Trial cream'),
    )
  })

  it('creates products that are orderable immediately', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => send('POST', '/products', product())))
    const orders = await Promise.all(
      answers.map(({ body }) => place({ cartitems: [{ product: body.data.id, quantity: 1 }] })),
    )
    expect(orders.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })

  it('publishes an unusual price only with a confirmation, which the dashboard names', async () => {
    const { id, attributes } = (await send('POST', '/products', product())).body.data
    const path = `/products/${id}`
    for (const price of [0, 9_999, 60_000, 190_000]) {
      const { status, body } = await send('PUT', path, { price })
      expect([status, body.error.details]).toMatchObject([
        400,
        {
          code: 'price_unconfirmed',
          errors: [{ path: ['price'], code: 'price_unconfirmed', price: attributes.price }],
        },
      ])
    }
    expect((await get(path)).body.data.attributes.price).toBe(attributes.price)
    const confirmed = await send('PUT', path, { price: 0, price_confirmed: true })
    expect([confirmed.status, confirmed.body.data.attributes.price]).toEqual([200, 0])
    const { data } = (await get('/app/unusualprices', staff)).body
    expect(data.find(({ product }: { product: number }) => product === id)).toMatchObject({
      name: attributes.name,
      before: attributes.price,
      after: 0,
      who: expect.stringMatching(/./),
    })
    expect((await send('PUT', path, { price: 100 })).status).toBe(400)
    expect((await send('PUT', path, { title: 'Giá giữ nguyên' })).status).toBe(200)
  })

  it('names missing and invalid fields', async () => {
    expect(problems(await send('POST', '/products', {}))).toEqual([400, ['name', 'slug', 'price']])
    const wrong = product({ slug: 'Kem Thử', price: -5, sold_start: 1.5, related: [0] })
    expect(problems(await send('POST', '/products', wrong))).toEqual([
      400,
      ['slug', 'sold_start', 'price', 'related'],
    ])
    const strange = product({ categories: [999_999], thub: 999_999 })
    expect((await send('POST', '/products', strange)).status).toBe(400)
  })

  it.each<[string, object, string[]]>([
    ['empty words', { name: '  ', slug: '' }, ['name', 'slug']],
    ['no price', { price: null }, ['price']],
    ['a price that is text', { price: '150000' }, ['price']],
    ['a broken price', { price: 1.5 }, ['price']],
    ['a price beyond counting', { price: 2_147_483_648 }, ['price']],
    ['negative sales', { sold_start: -1 }, ['sold_start']],
    ['half a piece', { stock_start: 0.5 }, ['stock_start']],
    ['a slug with a path', { slug: '../kem' }, ['slug']],
    ['words that are not text', { title: { $ne: null } }, ['title']],
    ['an unknown state', { state: 'hot' }, ['state']],
    ['relations that are not ids', { categories: 'x' }, ['categories']],
    ['an empty change', { categories: {} }, ['categories']],
    ['two pictures for one', { thub: [1, 2] }, ['thub']],
  ])('rejects %s', async (_what, changes, wrong) => {
    expect(problems(await send('POST', '/products', product(changes)))).toEqual([400, wrong])
  })

  it('ignores ids, likes and unknown names', async () => {
    const { body } = await send(
      'POST',
      '/products',
      product({ id: 5, likes: [1], sold: 900, x: 1 }),
    )
    expect(body.data.id).not.toBe(5)
    expect(body.data.attributes.sold).toBe(0)
    const plain = await call('POST', '/products', { token: staff, body: product() })
    expect(plain.body.error.message).toBe('Missing "data" payload in the request body')
  })

  it('accepts a slug once, also from two concurrent calls', async () => {
    const data = product()
    const both = await Promise.all([1, 2].map(() => send('POST', '/products', data)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(problems(await send('POST', '/products', data))).toEqual([400, ['slug']])
    const other = await send('POST', '/products', product())
    const taken = await send('PUT', `/products/${other.body.data.id}`, { slug: data.slug })
    expect(problems(taken)).toEqual([400, ['slug']])
  })

  it('removes scripts', async () => {
    const content =
      '<p onclick="x()">A<script>x()</script><a href="javascript:x()">b</a><img src=x onerror=x()></p><iframe src="https://evil.example/"></iframe>'
    const { body } = await send('POST', '/products', product({ content, guide_en: content }))
    const { attributes } = body.data
    for (const html of [attributes.content, attributes.guide_en]) {
      expect(html).toMatch(/A/)
      expect(html).not.toMatch(/script|onclick|onerror|javascript|iframe|evil/i)
    }
  })
})

describe('PUT /products/{id}', () => {
  it('changes only the named fields, each language separately, and the price of orders', async () => {
    const before = (await send('POST', '/products', product({ name_en: 'Old' }))).body.data
    const path = `/products/${before.id}`
    const changed = await send('PUT', `${path}?fields=name,name_en,price`, {
      name_en: 'New',
      price: 180_000,
    })
    expect(changed.body.data.attributes).toEqual({
      name: 'Kem thử',
      name_en: 'New',
      price: 180_000,
    })
    const ordered = await place({ cartitems: [{ product: before.id, quantity: 1 }] })
    expect(ordered.body.data.attributes.subtotal).toBe(180_000)
    const after = (await get(path)).body.data.attributes
    const { updatedAt: _before, ...rest } = before.attributes
    expect(after).toMatchObject({ ...rest, name_en: 'New', price: 180_000 })
    const emptied = await send('PUT', path, { name_en: null })
    expect(emptied.body.data.attributes).toMatchObject({ name: 'Kem thử', name_en: null })
  })

  /** A product of the first of two categories, and a change of its categories. */
  async function productInCategory() {
    const { body } = await get('/categories?pagination[limit]=2&sort=id:asc')
    const [one, two] = body.data.map(({ id }: { id: number }) => id)
    const { id } = (await send('POST', '/products', product({ categories: [one] }))).body.data
    const categories = async (change: unknown) => {
      const path = `/products/${id}?populate=categories`
      const answer = await send('PUT', path, { categories: change })
      return answer.body.data.attributes.categories.data.map((entry: { id: number }) => entry.id)
    }
    return { one, two, categories }
  }

  it('accepts relations as objects', async () => {
    const { one, two, categories } = await productInCategory()
    expect(await categories({ connect: [{ id: two }] })).toEqual([one, two])
    expect(await categories({ disconnect: [one] })).toEqual([two])
    expect(await categories({ set: [one] })).toEqual([one])
    expect(await categories({ connect: [{ id: two, position: { end: true } }] })).toEqual([
      one,
      two,
    ])
    expect(await categories({ connect: [one], disconnect: [{ id: two }] })).toEqual([one])
  })

  it('accepts relations as ids', async () => {
    const { one, two, categories } = await productInCategory()
    expect(await categories([two, one])).toEqual([two, one])
    expect(await categories(one)).toEqual([one])
    expect(await categories(null)).toEqual([])
    expect(await categories([two])).toEqual([two])
    expect(await categories([])).toEqual([])
  })

  it('applies concurrent changes of relations', async () => {
    const { one, two, categories } = await productInCategory()
    await categories([])
    await Promise.all([one, two].map((other) => categories({ connect: [other] })))
    expect((await categories({ connect: [] })).sort()).toEqual([one, two].sort())
  })

  it('accepts a picture in every notation', async () => {
    const { id } = (await send('POST', '/products', product())).body.data
    const [picture, other] = (
      await get('/products?populate=thub&pagination[limit]=2')
    ).body.data.map(
      ({ attributes }: { attributes: { thub: { data: { id: number } } } }) =>
        attributes.thub.data.id,
    )
    const thub = async (change: unknown) => {
      const answer = await send('PUT', `/products/${id}?populate=thub`, { thub: change })
      return answer.body.data.attributes.thub.data?.id ?? null
    }
    expect(await thub([picture])).toBe(picture)
    expect(await thub({ id: other })).toBe(other)
    expect(await thub({ connect: [picture] })).toBe(picture)
    expect(await thub({ disconnect: [picture] })).toBeNull()
    expect(await thub(picture)).toBe(picture)
    expect(await thub([])).toBeNull()
  })

  it('cannot empty required fields, and returns 400 for an invalid version', async () => {
    const path = `/products/${(await send('POST', '/products', product())).body.data.id}`
    const empty = { name: null, slug: '', price: null }
    expect(problems(await send('PUT', path, empty))).toEqual([400, ['name', 'slug', 'price']])
    const wrong = await send('PUT', path, { price: 1, updatedAt: 'yesterday' })
    expect(problems(wrong)).toEqual([400, ['updatedAt']])
  })

  it('hides an inactive product and takes it off sale', async () => {
    const { id } = (await send('POST', '/products', product())).body.data
    await send('PUT', `/products/${id}`, { state: 'inactive' })
    expect((await get(`/products/${id}`)).status).toBe(404)
    expect((await get(`/products/${id}`, staff)).status).toBe(200)
    expect((await place({ cartitems: [{ product: id, quantity: 1 }] })).status).toBe(400)
  })

  it('of an unknown product returns 404', async () => {
    expect((await send('PUT', '/products/999999999', { price: 1 })).status).toBe(404)
    expect((await send('PUT', '/products/x', { price: 1 })).status).toBe(404)
  })
})

describe('DELETE /products/{id}', () => {
  it('removes it from the pages and takes it off sale', async () => {
    const { id } = (await send('POST', '/products', product())).body.data
    const gone = await call('DELETE', `/products/${id}`, { token: staff })
    expect([gone.status, gone.body.data.id]).toEqual([200, id])
    expect((await get(`/products/${id}`, staff)).status).toBe(404)
    expect((await place({ cartitems: [{ product: id, quantity: 1 }] })).status).toBe(400)
    expect((await call('DELETE', `/products/${id}`, { token: staff })).status).toBe(404)
  })
})

describe('clubs and places', () => {
  it('are created, changed and deleted', async () => {
    const article = { name: 'Bài thử', slug: newSlug(), type: 'news', content: '<p>Chữ</p>' }
    const day = { published_at: '2026-11-20' }
    const club = (await send('POST', '/clubs', { ...article, ...day })).body.data
    expect(club.attributes).toMatchObject({ ...article, published_at: '2026-11-20T00:00:00.000Z' })
    expect(idsOf(await get(`/clubs?filters[slug]=${article.slug}`))).toEqual([club.id])
    const changed = await send('PUT', `/clubs/${club.id}`, { content: '<p>Khác</p>' })
    expect(changed.body.data.attributes).toMatchObject({ ...article, content: '<p>Khác</p>' })
    const place = { name: 'Quầy thử', kind: 'agent', latitude: 10.77, phone: '028 3822 0000' }
    const { id, attributes } = (await send('POST', '/places', place)).body.data
    expect(attributes).toMatchObject(place)
    const moved = await send('PUT', `/places/${id}`, { address: '1 Lê Lợi', latitude: null })
    expect(moved.body.data.attributes).toMatchObject({ address: '1 Lê Lợi', latitude: null })
    expect((await call('DELETE', `/places/${id}`, { token: staff })).status).toBe(200)
  })

  it('are rejected with invalid values', async () => {
    const article = { name: 'Bài thử', slug: newSlug() }
    expect(problems(await send('POST', '/clubs', { ...article, type: 'party' }))).toEqual([
      400,
      ['type'],
    ])
    expect(problems(await send('POST', '/clubs', {}))).toEqual([400, ['name', 'slug']])
    const dated = { ...article, published_at: 'hôm qua' }
    expect(problems(await send('POST', '/clubs', dated))).toEqual([400, ['published_at']])
    expect(problems(await send('POST', '/places', {}))).toEqual([400, ['name']])
    const unreachable = { name: 'Quầy', phone: '0900 abc' }
    expect(problems(await send('POST', '/places', unreachable))).toEqual([400, ['phone']])
    const nowhere = { name: 'Quầy', latitude: 91, map_url: 'javascript:x()' }
    expect(problems(await send('POST', '/places', nowhere))[0]).toBe(400)
  })
})
