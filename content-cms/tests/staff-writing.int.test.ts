import { sql } from '@payloadcms/db-postgres/drizzle'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Product } from '../src/payload-types'
import { call, content, unique } from './support/content'
import { rowsWrittenBy } from './support/feed'
import { makePublished } from './support/published'
import { productCards } from './support/rich-text'

type Both = { vi?: object; en?: object }
type Problem = { path: string; code: string; message: string; locale?: string }
type Doc = { id: number; [field: string]: unknown }

const payload = await content()
const make = (collection: string, body: unknown) =>
  call('writer', `${collection}/published`, { method: 'POST', body })
const change = (collection: string, id: number | string, body: unknown) =>
  call('writer', `${collection}/published/${id}`, { method: 'PATCH', body })

async function docOf(answer: Promise<Response>): Promise<Doc> {
  const body = (await (await answer).json()) as { doc: Doc }
  expect(body, JSON.stringify(body)).toHaveProperty('doc')
  return body.doc
}

async function problemsOf(answer: Promise<Response>): Promise<Problem[]> {
  const refused = await answer
  expect(refused.status).toBe(400)
  const { errors } = (await refused.json()) as { errors: { data: { errors: Problem[] } }[] }
  return errors.flatMap(({ data }) => data.errors)
}

const product = (more: object = {}) => ({
  name: 'Kem dưỡng',
  slug: unique('kem'),
  price: 100_000,
  ...more,
})
const upsert = (resource: string, id: number) => ({
  resource,
  documentId: String(id),
  operation: 'upsert',
})

describe('an unusual price', () => {
  const unconfirmed = { path: 'price', code: 'price_unconfirmed' }
  const entriesOf = async (staff: string) =>
    (
      await payload.db.drizzle.execute(
        sql`select before, after from trail where staff = ${staff} order by created_at`,
      )
    ).rows
  const update = (id: number, vi: object, staff = 'user_mai') =>
    call('writer', `products/published/${id}`, {
      method: 'PATCH',
      body: { vi, en: { title: unique('Cream') } },
      headers: { 'x-acting-staff': staff },
    })

  it('is published only with a confirmation, which the audit log keeps', async () => {
    const id = await makePublished('products')
    for (const price of [0, 9_000, 40_000, 160_000]) {
      const problems = await problemsOf(update(id, { price }))
      expect(problems).toMatchObject([{ ...unconfirmed, price: 100_000 }])
    }
    const staff = unique('user')
    const confirmed = update(id, { price: 0, price_confirmed: true }, staff)
    expect((await docOf(confirmed)).price).toBe(0)
    expect(await entriesOf(staff)).toMatchObject([
      { before: { price: 100_000 }, after: { price: 0, price_confirmed: true } },
    ])
    // The confirmation belongs to one save.
    expect(await problemsOf(update(id, { price: 5_000 }))).toMatchObject([unconfirmed])
    expect((await update(id, { title: 'Còn giá 0' })).status).toBe(200)
  })

  it('is asked of a new product, after every other problem', async () => {
    const cheap = (more: object) => make('products', { vi: product({ price: 900, ...more }) })
    expect(await problemsOf(cheap({ name: '' }))).toMatchObject([{ path: 'name' }])
    const [asked] = await problemsOf(cheap({}))
    expect(asked).toMatchObject(unconfirmed)
    expect(asked).not.toHaveProperty('price')
    expect((await cheap({ price_confirmed: true })).status).toBe(201)
  })

  it('is compared with the price in the shop when an editor publishes a draft', async () => {
    const id = await makePublished('products')
    const save = (body: object, query = '') =>
      call('editor', `products/${id}?locale=vi${query}`, { method: 'PATCH', body })
    expect((await save({ price: 0, _status: 'draft' }, '&draft=true')).status).toBe(200)
    const refused = await save({ _status: 'published' })
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('"path":"price_confirmed"')
    const stored = () => payload.findByID({ collection: 'products', id })
    expect((await stored()).price).toBe(100_000)
    expect((await save({ _status: 'published', price_confirmed: true })).status).toBe(200)
    expect((await stored()).price).toBe(0)
    await payload.update({ collection: 'products', id, data: { price: 100_000 } })
  })
})

describe('a document created by staff', () => {
  it('is published in both languages, in the feed, and readable', async () => {
    const category = await payload.create({
      collection: 'categories',
      data: { name: 'Da', slug: unique('da'), state: 'active', _status: 'published' },
    })
    const vi = product({ title: 'Dịu nhẹ', categories: [category.id], order: 3 })
    let doc = { id: 0 } as Doc
    const rows = await rowsWrittenBy(async () => {
      doc = await docOf(make('products', { vi, en: { name: 'Cream', title: null } }))
    })
    expect(doc).toMatchObject({
      _status: 'published',
      name: { vi: 'Kem dưỡng', en: 'Cream' },
      title: { vi: 'Dịu nhẹ' },
      categories: [category.id],
      price: 100_000,
      order: 3,
      state: 'active',
    })
    expect(rows).toContainEqual(upsert('products', doc.id))
    expect((await call('reader', `products/${doc.id}`)).status).toBe(200)
  })

  it.each([
    ['clubs', { name: 'Bài', slug: unique('bai'), type: 'news' }],
    ['places', { name: 'Điểm bán', kind: 'agent', latitude: 10.5 }],
  ])('may be one of %s, without English texts', async (collection, vi) => {
    const doc = await docOf(make(collection, { vi, en: { name: null } }))
    expect(doc).toMatchObject({ ...vi, name: { vi: vi.name }, _status: 'published' })
  })

  it('ignores id, status and search text of a body', async () => {
    const own = { id: 77_777, _status: 'draft', searchText: 'x', createdAt: '2001-01-01' }
    const doc = await docOf(make('products', { vi: { ...product(), ...own, unknown: 1 } }))
    expect(doc).toMatchObject({ _status: 'published', searchText: `kem duong ${doc.slug}` })
    expect(doc.id).not.toBe(77_777)
    expect(String(doc.createdAt)).not.toContain('2001')
    expect(doc).not.toHaveProperty('unknown')
  })

  it('is not created when one language is invalid', async () => {
    const slug = unique('nua')
    const both: Both = { vi: product({ slug }), en: { name: 'x'.repeat(400) } }
    const rows = await rowsWrittenBy(async () => {
      const [problem] = await problemsOf(make('products', both))
      expect(problem).toMatchObject({ path: 'name', locale: 'en', code: 'invalid' })
    })
    expect(rows).toEqual([])
    const where = { slug: { equals: slug } }
    expect((await payload.count({ collection: 'products', where })).totalDocs).toBe(0)
  })
})

describe('a body that cannot be saved', () => {
  it('is reported field by field', async () => {
    const problems = await problemsOf(make('products', { vi: { slug: 'Kem Dưỡng', price: -1 } }))
    expect(problems.map(({ path, code }) => [path, code])).toEqual(
      expect.arrayContaining([
        ['name', 'required'],
        ['slug', 'invalid'],
        ['price', 'invalid'],
      ]),
    )
  })

  it('is reported when the slug is taken, also by a concurrent call', async () => {
    const vi = product()
    const answers = await Promise.all([make('products', { vi }), make('products', { vi })])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400])
    const [problem] = await problemsOf(make('products', { vi }))
    expect(problem).toMatchObject({ path: 'slug', code: 'taken' })
  })

  it.each([
    ['categories', [999_999_999]],
    ['related', [1, 999_999_999]],
    ['thub', 999_999_999],
    ['media', [999_999_999]],
    ['categories', ['1']],
    ['categories', [1.5]],
    ['categories', [99_999_999_999]],
    ['categories', { connect: [1] }],
    ['thub', [1]],
    ['name', { $ne: null }],
    ['name', 5],
    ['name', 'a\u0000b'],
    ['state', 'perhaps'],
    ['state', true],
    ['order', '7'],
    ['price', 1.5],
    ['content', 'text'],
    ['content', { root: { children: [{ text: 'a\u0000b' }] } }],
    ['slug', `kem-${'x1'.repeat(3000)}`],
  ])('names %s when it is %j', async (field, value) => {
    const problems = await problemsOf(make('products', { vi: product({ [field]: value }) }))
    expect(problems.map(({ path }) => path)).toContain(field)
    const id = await makePublished('products')
    const again = await problemsOf(change('products', id, { vi: { [field]: value } }))
    expect(again.map(({ path }) => path)).toContain(field)
  })

  it.each([null, [], 'text', { vi: [] }, { en: 'x' }])(
    'is rejected when it is %j',
    async (body) => {
      expect((await make('products', body)).status).toBe(400)
    },
  )

  it.each(['0', '999999999', '-1', 'x', '99999999999999'])('has no document %s', async (id) => {
    expect((await change('products', id, { vi: { price: 1 } })).status).toBe(404)
  })
})

describe('a change by staff', () => {
  it('changes only the named fields of the named language', async () => {
    const vi = product({ title: 'Dịu nhẹ', description: 'Mô tả' })
    const { id } = await docOf(make('products', { vi, en: { name: 'Cream', title: 'Soft' } }))
    await docOf(change('products', id, { en: { title: 'Very soft' } }))
    await docOf(change('products', id, { vi: { price: 105_000, description: null } }))
    const doc = await docOf(change('products', id, { vi: { name: 'Kem' } }))
    expect(doc).toMatchObject({
      name: { vi: 'Kem', en: 'Cream' },
      title: { vi: 'Dịu nhẹ', en: 'Very soft' },
      price: 105_000,
      slug: vi.slug,
      _status: 'published',
    })
    expect((doc.description as { vi?: string }).vi ?? null).toBeNull()
  })

  it('writes records with traits, which its key may not read', async () => {
    const { id: trait } = await payload.create({
      collection: 'traits',
      data: { name: unique('da'), kind: 'skin' },
    })
    for (const collection of ['clubs', 'products'] as const) {
      const id = await makePublished(collection)
      await payload.update({ collection, id, data: { traits: [trait], _status: 'published' } })
      const doc = await docOf(change(collection, id, { vi: { order: 3 } }))
      expect(doc).toMatchObject({ order: 3, traits: [trait] })
    }
  })

  it('writes an article with product cards', async () => {
    const { id: shown } = await docOf(make('products', { vi: product() }))
    const id = await makePublished('clubs')
    const root = { type: 'root', version: 1, direction: null, format: '', indent: 0 }
    const content = { root: { ...root, children: [productCards([shown])] } }
    const doc = await docOf(change('clubs', id, { vi: { content } }))
    expect(doc.content).toEqual({ vi: content })
  })

  it('is in the feed, and an empty one is not', async () => {
    const id = await makePublished('clubs')
    const rows = await rowsWrittenBy(() => change('clubs', id, { vi: { type: 'knowledge' } }))
    expect(rows).toEqual([upsert('clubs', id)])
    expect(await rowsWrittenBy(() => change('clubs', id, {}))).toEqual([])
  })

  describe('of relations', () => {
    const categories = async (count: number) => {
      const made = Array.from({ length: count }, () =>
        payload.create({
          collection: 'categories',
          data: { name: 'Da', slug: unique('da'), state: 'active', _status: 'published' },
        }),
      )
      return (await Promise.all(made)).map(({ id }) => id)
    }
    const relating = (id: number, connect: number[], disconnect: number[] = []) =>
      change('products', id, { vi: {}, relations: { categories: { connect, disconnect } } })

    it('applies to the current value, so that no concurrent change is lost', async () => {
      const [first = 0, ...others] = await categories(6)
      const { id } = await docOf(make('products', { vi: product({ categories: [first] }) }))
      await Promise.all([
        ...others.map((one) => docOf(relating(id, [one]))),
        docOf(relating(id, [], [first])),
      ])
      const doc = await docOf(relating(id, [others[0] ?? 0]))
      expect((doc.categories as number[]).sort()).toEqual(others.sort())
    })

    it('replaces the value of a single relation, and can be replaced', async () => {
      const { id } = await docOf(make('products', { vi: product() }))
      const data = await sharp({
        create: { width: 4, height: 4, channels: 3, background: '#338888' },
      })
        .png()
        .toBuffer()
      const file = { data, mimetype: 'image/png', name: 'small.png', size: data.length }
      const { id: picture } = await payload.create({
        collection: 'media',
        data: { alt: 'x' },
        file,
      })
      const put = (connect: number[], disconnect: number[]) =>
        docOf(change('products', id, { vi: {}, relations: { thub: { connect, disconnect } } }))
      expect((await put([picture], [])).thub).toBe(picture)
      expect((await put([], [999_999])).thub).toBe(picture)
      expect((await put([], [picture])).thub).toBeNull()
    })

    it.each([
      [{ categories: { connect: ['1'], disconnect: [] } }, 'categories'],
      [{ categories: { connect: [1] } }, 'categories'],
      [{ categories: [1] }, 'categories'],
      [{ name: { connect: [1], disconnect: [] } }, 'name'],
      [{ categories: { connect: [999_999_999], disconnect: [] } }, 'categories'],
      ['x', 'relations'],
    ])('is rejected as %j', async (relations, path) => {
      const id = await makePublished('products')
      const problems = await problemsOf(change('products', id, { vi: {}, relations }))
      expect(problems.map((problem) => problem.path)).toEqual([path])
    })
  })

  it('is not lost when two are concurrent', async () => {
    const id = await makePublished('products')
    const fields = [{ price: 107_000 }, { order: 8 }, { sold_start: 9 }, { title: 'Dịu' }]
    await Promise.all(fields.map((vi) => change('products', id, { vi })))
    const doc = await payload.findByID({ collection: 'products', id })
    expect(doc).toMatchObject({ price: 107_000, order: 8, sold_start: 9, title: 'Dịu' })
  })

  it('of an outdated version changes nothing', async () => {
    const made = await docOf(make('clubs', { vi: { ...product(), type: 'news' } }))
    const { id, updatedAt } = made
    const first = await docOf(change('clubs', id, { vi: { order: 1 }, updatedAt }))
    const late = await change('clubs', id, { vi: { order: 2 }, en: { name: 'Late' }, updatedAt })
    expect(late.status).toBe(409)
    expect(await payload.findByID({ collection: 'clubs', id })).toMatchObject({ order: 1 })
    const again = { vi: { order: 3 }, updatedAt: first.updatedAt }
    expect(await docOf(change('clubs', id, again))).toMatchObject({ order: 3 })
    const [problem] = await problemsOf(change('clubs', id, { vi: {}, updatedAt: 'x' }))
    expect(problem).toMatchObject({ path: 'updatedAt', code: 'invalid' })
  })

  it('keeps the draft of an editor and adds the change to it', async () => {
    const vi = product({ title: 'Cũ', volume: '50 ml' })
    const { id } = await docOf(make('products', { vi, en: { title: 'Old' } }))
    const editing = { collection: 'products', id, draft: true } as const
    const draft = { title: 'Bản nháp', price: 9999 }
    await payload.update({ ...editing, data: draft, locale: 'vi' })
    await payload.update({ ...editing, data: { title: 'Draft' }, locale: 'en' })
    const doc = await docOf(
      change('products', id, { vi: { price: 105_000 }, en: { volume: '50 millilitres' } }),
    )
    expect(doc).toMatchObject({
      title: { vi: 'Cũ', en: 'Old' },
      price: 105_000,
      _status: 'published',
    })
    const latest = await payload.findByID({ ...editing, locale: 'all', depth: 0 })
    expect(latest).toMatchObject({
      _status: 'draft',
      title: { vi: 'Bản nháp', en: 'Draft' },
      volume: { vi: '50 ml', en: '50 millilitres' },
      price: 105_000,
    } as unknown as Partial<Product>)
  })

  it('does not change a document that was never published', async () => {
    const data = { name: 'Nháp', price: 1, slug: unique('nhap'), state: 'active' as const }
    const { id } = await payload.create({ collection: 'products', data, draft: true })
    expect((await change('products', id, { vi: { price: 2 } })).status).toBe(404)
    expect((await call('writer', `products/${id}`, { method: 'DELETE' })).status).toBe(403)
  })
})

describe('deleting by staff', () => {
  it('deletes a published document, and is in the feed', async () => {
    const id = await makePublished('places')
    const rows = await rowsWrittenBy(async () => {
      const answer = await call('writer', `places/${id}?depth=0`, { method: 'DELETE' })
      expect(answer.status).toBe(200)
    })
    expect(rows).toEqual([{ resource: 'places', documentId: String(id), operation: 'delete' }])
    expect((await call('writer', `places/${id}`, { method: 'DELETE' })).status).toBe(403)
  })

  it('twice at once deletes once, and does not find the document the second time', async () => {
    for (let pair = 0; pair < 10; pair += 1) {
      const id = await makePublished('places')
      const remove = async () => (await call('writer', `places/${id}`, { method: 'DELETE' })).status
      const rows = await rowsWrittenBy(async () => {
        const statuses = await Promise.all([remove(), remove()])
        expect(statuses.sort()).toEqual([200, expect.toBeOneOf([403, 404])])
      })
      expect(rows).toHaveLength(1)
    }
  })
})

describe('an arrangement by staff', () => {
  const arrange = (id: unknown, below: unknown) =>
    call('writer', 'clubs/arrange', { method: 'POST', body: { id, below } })
  const article = async (order: number) =>
    (await docOf(make('clubs', { vi: product({ order, type: 'news' }) }))).id

  async function listed(of: number[]): Promise<number[]> {
    const where = { id: { in: of } }
    const { docs } = await payload.find({ collection: 'clubs', where, pagination: false, depth: 0 })
    return docs.sort((a, b) => Number(b.order) - Number(a.order) || b.id - a.id).map(({ id }) => id)
  }

  it('uses the current order, so that concurrent ones are serialised', async () => {
    // No number between them is free, so each arrangement also renumbers others.
    const ids = []
    for (const order of [9_000_000, 9_000_000, 9_000_000, 9_000_000]) ids.push(await article(order))
    const [first = 0, second = 0, third = 0, fourth = 0] = ids.toReversed()
    expect(await listed(ids)).toEqual([first, second, third, fourth])
    const answers = await Promise.all([
      arrange(fourth, first),
      arrange(second, third),
      arrange(fourth, first),
      arrange(second, third),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await listed(ids)).toEqual([first, fourth, third, second])
    expect(await (await arrange(fourth, first)).json()).toEqual({ changed: 0 })
  })

  it('takes two published documents, and only the key of the shop', async () => {
    const id = await article(1)
    expect((await arrange(id, 999_999_999)).status).toBe(404)
    expect((await arrange(999_999_999, null)).status).toBe(404)
    for (const [one, below] of [
      ['1', null],
      [id, 'x'],
      [1.5, null],
      [id, undefined],
    ]) {
      expect((await arrange(one, below)).status).toBe(400)
    }
    const body = { id, below: null }
    for (const role of ['anonymous', 'reader', 'editor'] as const) {
      expect((await call(role, 'clubs/arrange', { method: 'POST', body })).status).toBe(403)
    }
  })
})

describe('delivery rules', () => {
  const rules = (body: object, role: 'writer' | 'reader' | 'anonymous' = 'writer') =>
    call(role, 'globals/deliveryinfo/rules', { method: 'PATCH', body })
  const stored = () => payload.findGlobal({ slug: 'deliveryinfo' })

  it('that are changed concurrently lose no change', async () => {
    const changes = [
      { cutoff: 15 },
      { processing: 2 },
      { weekdays: [1, 2] },
      { holidays: ['01-01'] },
    ]
    const answers = await Promise.all(changes.map((one) => rules({ rules: one })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await stored()).toMatchObject(Object.assign({}, ...changes))
    expect((await stored()).transit).toMatchObject({ '79': expect.anything() })
  })

  it('are changed from the stored version by one of two', async () => {
    await rules({ rules: { cutoff: 10 } })
    const { updatedAt } = await stored()
    const both = [11, 12].map((cutoff) => rules({ rules: { cutoff }, updatedAt }))
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await rules({ rules: {}, updatedAt: null })).status).toBe(409)
  })

  it('are changed only with the key of the shop', async () => {
    for (const role of ['reader', 'anonymous'] as const) {
      expect((await rules({ rules: { cutoff: 1 } }, role)).status).toBe(403)
    }
    expect((await rules({})).status).toBe(400)
  })
})
