import { beforeEach, describe, expect, it } from 'vitest'
import { type Answer, apiUnderTest } from '../../../tests/support/api-under-test.ts'

let api: ReturnType<typeof apiUnderTest>

beforeEach(() => {
  api = apiUnderTest()
})

const send = (method: string, path: string, data: object) =>
  api.call(method, `/api${path}`, { as: 'staff', body: { data } })
const cream = { name: 'Kem mới', slug: 'kem-moi', price: 150_000 }
const ids = (part: { data: { id: number }[] }) => part.data.map(({ id }) => id)

function problems({ status, body }: Answer): [number, string[]] {
  const errors = body.error.details.errors as { path: string[] }[]
  return [status, errors.map(({ path }) => String(path[0]))]
}

describe('a new product', () => {
  it('is returned with what it was given, readable and orderable before the answer', async () => {
    const data = {
      ...cream,
      name_en: 'New cream',
      sold_start: 3,
      sold: 900,
      content: '<p>Mềm</p><script>x()</script>',
      content_en: null,
      thub: 2,
      categories: [{ id: 1 }, '2', 2],
      id: 5,
      likes: [1],
      khongco: 'x',
    }
    const made = await send('POST', '/products?populate=thub,categories', data)
    expect(made.status).toBe(200)
    const { id, attributes } = made.body.data
    expect(attributes).toMatchObject({
      name: 'Kem mới',
      name_en: 'New cream',
      price: 150_000,
      sold_start: 3,
      sold: 3,
      state: 'active',
      content: '<p>Mềm</p>',
      content_en: null,
      title: null,
      thub: { data: { id: 2 } },
    })
    expect(ids(attributes.categories)).toEqual([1, 2])
    expect(api.commerce.synced).toEqual([id])
    const shown = await api.get('/api/products?filters[slug]=kem-moi')
    expect(ids(shown.body)).toEqual([id])
    expect(api.contentWriter.written).toHaveLength(1)
  })

  it.each<[string, object, string[]]>([
    ['nothing', {}, ['name', 'slug', 'price']],
    ['empty words', { ...cream, name: '  ', slug: '' }, ['name', 'slug']],
    ['no price', { ...cream, price: null }, ['price']],
    ['a price that is text', { ...cream, price: '150000' }, ['price']],
    ['a broken price', { ...cream, price: 1.5 }, ['price']],
    ['a negative price', { ...cream, price: -1 }, ['price']],
    ['a price beyond counting', { ...cream, price: 2_147_483_648 }, ['price']],
    ['negative sales', { ...cream, sold_start: -1 }, ['sold_start']],
    ['half a piece', { ...cream, stock_start: 0.5 }, ['stock_start']],
    ['a slug with accents', { ...cream, slug: 'kem-mới' }, ['slug']],
    ['a slug with a path', { ...cream, slug: '../kem' }, ['slug']],
    ['a slug that is taken', { ...cream, slug: 'kem-chong-nang' }, ['slug']],
    ['words that are none', { ...cream, title: { $ne: null } }, ['title']],
    ['another state', { ...cream, state: 'hot' }, ['state']],
    ['relations that are none', { ...cream, categories: 'x' }, ['categories']],
    ['an empty change', { ...cream, categories: {} }, ['categories']],
    ['two pictures for one', { ...cream, thub: [1, 2] }, ['thub']],
    ['several at once', { name: 'A', slug: 'a b', price: -1 }, ['slug', 'price']],
  ])('is refused with %s', async (_what, data, wrong) => {
    expect(problems(await send('POST', '/products', data))).toEqual([400, wrong])
    expect(api.contentWriter.written).toEqual([])
  })

  it('is for staff', async () => {
    const body = { data: cream }
    expect((await api.call('POST', '/api/products', { body })).status).toBe(403)
    expect((await api.call('POST', '/api/products', { as: 'member', body })).status).toBe(403)
    const bare = await api.call('POST', '/api/products', { as: 'staff', body: cream })
    expect(bare.body.error.message).toBe('Missing "data" payload in the request body')
    expect(api.contentWriter.written).toEqual([])
  })
})

describe('a change', () => {
  it('writes the named fields only', async () => {
    const changed = await send('PUT', '/products/5?fields=price', { price: 99_000, name_en: null })
    expect(changed.body.data.attributes).toEqual({ price: 99_000 })
    expect(api.contentWriter.written).toEqual([{ vi: { price: 99_000 }, en: { name: null } }])
    expect(api.commerce.synced).toEqual([5])
  })

  it.each<[string, unknown, number[]]>([
    ['an id', 2, [2]],
    ['a list', [2, 1], [2, 1]],
    ['objects', [{ id: 2 }], [2]],
    ['set', { set: [{ id: 2 }] }, [2]],
    ['connect', { connect: [2] }, [1, 3, 2]],
    ['connect with an object', { connect: [{ id: 2, position: { end: true } }] }, [1, 3, 2]],
    ['disconnect', { disconnect: [1] }, [3]],
    ['both', { connect: [2, 3], disconnect: [{ id: 1 }] }, [3, 2]],
    ['nothing', null, []],
    ['an empty list', [], []],
  ])('takes relations as %s', async (_form, categories, expected) => {
    await send('PUT', '/products/5', { categories })
    expect(api.contentWriter.written[0]?.vi.categories).toEqual(expected)
  })

  it.each<[unknown, number | null]>([
    [2, 2],
    [[2], 2],
    [{ id: 2 }, 2],
    [{ connect: [2] }, 2],
    [{ disconnect: [1] }, null],
    [null, null],
    [[], null],
  ])('takes a picture as %j', async (thub, expected) => {
    await send('PUT', '/products/5', { thub })
    expect(api.contentWriter.written[0]?.vi.thub).toBe(expected)
  })

  it('of one record comes after another of it', async () => {
    const changes = [1, 2].map((id) =>
      send('PUT', '/products/6', { categories: { connect: [id] } }),
    )
    await Promise.all(changes)
    const { body } = await api.get('/api/products/6?populate=categories')
    expect(ids(body.data.attributes.categories)).toEqual([1, 2])
  })

  it('that says which version it was made from is refused when another is stored', async () => {
    const { updatedAt } = (await api.get('/api/products/5')).body.data.attributes
    const late = await send('PUT', '/products/5', { price: 1, updatedAt: '2026-01-01T00:00:00Z' })
    expect([late.status, late.body.error.details.code]).toEqual([409, 'stale'])
    expect(api.contentWriter.written).toEqual([])
    expect((await send('PUT', '/products/5', { price: 1, updatedAt })).status).toBe(200)
    const wrong = await send('PUT', '/products/5', { price: 1, updatedAt: 'yesterday' })
    expect(problems(wrong)).toEqual([400, ['updatedAt']])
  })

  it('of an unknown record is 404', async () => {
    expect((await send('PUT', '/products/999', { price: 1 })).status).toBe(404)
    expect((await send('PUT', '/products/x', { price: 1 })).status).toBe(404)
  })

  it('is returned with everybody’s likes when they are asked for', async () => {
    api.commerce.like(api.accounts.member.person, 5)
    const { body } = await send('PUT', '/products/5?populate=likes', { price: 1 })
    expect(body.data.attributes.likes.data).toHaveLength(1)
  })

  it('cannot empty what is needed', async () => {
    const data = { name: null, slug: '', price: null }
    expect(problems(await send('PUT', '/products/5', data))).toEqual([
      400,
      ['name', 'slug', 'price'],
    ])
  })
})

describe('clubs and places', () => {
  it('are written like products, and are nothing for commerce', async () => {
    const article = { name: 'Bài', slug: 'bai', type: 'news', published_at: '2026-11-20' }
    const club = await send('POST', '/clubs', article)
    expect(club.body.data.attributes).toMatchObject({
      ...article,
      published_at: '2026-11-20T00:00:00.000Z',
    })
    const place = { name: 'Quầy', kind: 'agent', latitude: 10.7, address_en: '1 A St' }
    const shop = await send('POST', '/places', place)
    expect(shop.body.data.attributes).toMatchObject(place)
    expect(api.commerce.synced).toEqual([])
  })

  it.each([
    ['clubs', { name: 'Bài', slug: 'bai', type: 'party' }, ['type']],
    ['clubs', { type: 'news' }, ['name', 'slug']],
    ['clubs', { name: 'Bài', slug: 'bai', published_at: 'hôm qua' }, ['published_at']],
    ['places', {}, ['name']],
    ['places', { name: 'Quầy', latitude: '10' }, ['latitude']],
  ])('of %s %j is refused', async (name, data, wrong) => {
    expect(problems(await send('POST', `/${name}`, data))).toEqual([400, wrong])
  })
})

describe('a deletion', () => {
  it('answers what was deleted and leaves nothing', async () => {
    const gone = await api.call('DELETE', '/api/products/5', { as: 'staff' })
    expect(gone.body.data).toMatchObject({ id: 5, attributes: { slug: 'kem-chong-nang' } })
    expect((await api.get('/api/products/5')).status).toBe(404)
    expect(api.commerce.synced).toEqual([5])
    expect((await api.call('DELETE', '/api/products/5', { as: 'staff' })).status).toBe(404)
  })

  it('is for staff', async () => {
    expect((await api.call('DELETE', '/api/products/5')).status).toBe(403)
    expect((await api.call('DELETE', '/api/clubs/1', { as: 'member' })).status).toBe(403)
    expect((await api.get('/api/products/5')).status).toBe(200)
  })
})

describe('an outage', () => {
  it('of content writes nothing', async () => {
    api.contentWriter.down = true
    expect((await send('POST', '/products', cream)).status).toBe(503)
    expect((await send('PUT', '/products/5', { price: 1 })).status).toBe(503)
    expect((await api.call('DELETE', '/api/products/5', { as: 'staff' })).status).toBe(503)
    expect(api.commerce.synced).toEqual([])
  })

  it('right after the write is no failure of the call', async () => {
    api.context.refreshContent = () => Promise.reject(new Error('gone'))
    api.commerce.content.sync = () => Promise.reject(new Error('gone'))
    const made = await send('POST', '/products', cream)
    expect([made.status, made.body.data.attributes.slug]).toEqual([200, 'kem-moi'])
  })
})

describe('an answer to a write', () => {
  const cursorOf = ({ headers }: Answer) => headers.get('set-cookie')

  it('names its publication, which the next call finds at any front server', async () => {
    const made = await send('POST', '/products', cream)
    expect(cursorOf(made)).toBe(
      '__Host-content_cursor=1; Max-Age=10; Path=/; HttpOnly; Secure; SameSite=Strict',
    )
    const headers = { cookie: '__Host-content_cursor=17' }
    await api.call('GET', '/api/products', { as: 'staff', headers })
    await api.call('DELETE', '/api/products/5', { as: 'staff', headers })
    expect(api.reached).toEqual([17, 17])
  })

  it('names none where nothing was published, and makes only staff wait', async () => {
    expect(cursorOf(await send('PUT', '/products/999', { price: 1 }))).toBeNull()
    expect(cursorOf(await api.get('/api/products', 'staff'))).toBeNull()
    const headers = { cookie: '__Host-content_cursor=17' }
    await api.call('GET', '/api/products', { headers })
    await api.call('GET', '/api/products', { as: 'member', headers })
    await api.call('GET', '/api/products', {
      as: 'staff',
      headers: { cookie: '__Host-content_cursor=x' },
    })
    expect(api.reached).toEqual([])
  })
})
