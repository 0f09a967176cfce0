import { describe, expect, it, vi } from 'vitest'
import { makeDemoRequests, removeDemoRequests } from '../seed/demo-requests'
import { call, content, unique } from './support/content'

type Doc = { id: number; [field: string]: unknown }
type Found = { docs: Doc[]; total: number }
type Filters = Record<string, Record<string, unknown>>

const signUp = (more: object = {}) => ({
  name: 'Nguyễn Đồng',
  phone: '+84 912 345 678',
  occupation: 'Chủ spa',
  address: '12 Hàng Bài',
  ...more,
})
const post = (body: unknown, collection = 'distributors') =>
  call('writer', collection, { method: 'POST', body })

async function made(body: unknown, collection?: string): Promise<Doc> {
  const answer = await post(body, collection)
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { doc: Doc }).doc
}

async function wrongFields(answer: Response): Promise<string[]> {
  expect(answer.status).toBe(400)
  const { errors } = (await answer.json()) as {
    errors: { data: { errors: { path: string }[] } }[]
  }
  return errors.flatMap(({ data }) => data.errors.map(({ path }) => path)).sort()
}

function query(search: object): string {
  const parts = Object.entries(search).map(([name, value]) => {
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
    return `${name}=${encodeURIComponent(text)}`
  })
  return `distributors/search?${parts.join('&')}`
}
const search = async (parameters: object): Promise<Found> =>
  (await call('writer', query(parameters))).json()

describe('a request from the shop', () => {
  it('starts as new, with normalised spaces and phone', async () => {
    const doc = await made(
      signUp({ name: '  An ', company: ' ', state: 'done', note: 'x', assignee: 'an@nas.test' }),
    )
    expect(doc).toMatchObject({ name: 'An', phone: '0912345678', company: null, state: 'new' })
    expect([doc.note ?? null, doc.assignee ?? null]).toEqual([null, null])
    const support = { name: 'An', phone: '0912345678', order_code: 'NAS1', state: 'done' }
    expect(await made(support, 'supports')).toMatchObject({ state: 'new', order_code: 'NAS1' })
  })

  it('names every missing field and an invalid phone', async () => {
    expect(await wrongFields(await post({ phone: '12345', name: ' ' }))).toEqual([
      'address',
      'name',
      'occupation',
      'phone',
    ])
    expect(await wrongFields(await post({}, 'supports'))).toEqual(['name', 'phone'])
  })

  it.each([
    ['name', 120],
    ['occupation', 120],
    ['company', 200],
    ['province', 120],
    ['address', 500],
  ])('has a maximum length of %s: %i', async (field, most) => {
    await made(signUp({ [field]: 'đ'.repeat(most) }))
    expect(await wrongFields(await post(signUp({ [field]: 'đ'.repeat(most + 1) })))).toEqual([
      field,
    ])
  })

  it('is moved by staff to an existing state', async () => {
    const { id } = await made(signUp())
    const patch = (body: unknown) => call('writer', `distributors/${id}`, { method: 'PATCH', body })
    const work = { state: 'processing', note: 'gọi lại', assignee: 'an@nas.test' }
    const { doc } = (await (await patch(work)).json()) as { doc: Doc }
    expect(doc).toMatchObject({ ...work, name: 'Nguyễn Đồng' })
    expect(await wrongFields(await patch({ state: 'perhaps' }))).toEqual(['state'])
    expect(await wrongFields(await patch({ name: '' }))).toEqual(['name'])
  })

  it('made from one version by two clients is changed by one of them', async () => {
    const { id, updatedAt } = await made(signUp())
    const patch = (body: object) => call('writer', `distributors/${id}`, { method: 'PATCH', body })
    const both = await Promise.all(['a', 'b'].map((note) => patch({ note, updatedAt })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const [winner] = both.filter(({ status }) => status === 200)
    if (winner === undefined) throw new Error('Neither client could write')
    const { doc } = (await winner.json()) as { doc: Doc }
    expect(Date.parse(String(doc.updatedAt))).toBeGreaterThan(Date.parse(String(updatedAt)))
    expect((await patch({ note: 'c', updatedAt: doc.updatedAt })).status).toBe(200)
    expect((await patch({ note: 'd' })).status).toBe(200)
  })
})

describe('the list of requests', () => {
  it('is filtered, sorted and paged, with the total', async () => {
    const company = unique('Spa Đồng_Hồ')
    const ids: number[] = []
    for (const name of ['Ánh', 'Bình', 'Đào']) ids.push((await made(signUp({ name, company }))).id)
    const [first, second, third] = ids
    const filters = { company: { $containsi: company.toUpperCase().replace('Đồng', 'đồng') } }
    const sort = ['name:desc']
    const page = await search({ filters, sort, limit: 2 })
    expect([page.docs.map(({ id }) => id), page.total]).toEqual([[third, second], 3])
    expect(page.docs[0]).toMatchObject({ name: 'Đào', state: 'new', company })
    const rest = await search({ filters, sort, limit: 2, offset: 2 })
    expect([rest.docs.map(({ id }) => id), rest.total]).toEqual([[first], 3])
  })

  it('is searched by words and counted up to a limit', async () => {
    const mark = unique('x').replace(/[^a-z0-9]/g, '')
    const ids: number[] = []
    for (const name of [`Huy Thử ${mark}`, `HŨY ${mark} thu`.normalize('NFD'), `An ${mark}`]) {
      ids.push((await made(signUp({ name }))).id)
    }
    const found = async (text: string) => {
      const { docs } = await (
        await call('writer', `${query({ sort: ['id'] })}&words=${text}`)
      ).json()
      return docs.map(({ id }: Doc) => ids.indexOf(id))
    }
    expect(await found(`huy+thu+${mark}`)).toEqual([0, 1])
    expect(await found(`0912345678+${mark}`)).toEqual([0, 1, 2])
    expect(await found(`%25${mark}`)).toEqual([])
    const filters = { id: { $in: ids } }
    const after = { id: { $lt: ids[2] } }
    const page = await search({ filters, after, sort: ['id:desc'], limit: 1 })
    expect([page.docs.map(({ id }) => id), page.total]).toEqual([[ids[1]], 3])
    expect((await search({ filters, limit: 1, count: 2 })).total).toBe(2)
    expect((await search({ filters, limit: 1, count: 0 })).total).toBe(0)
  })

  it.each<[Filters, boolean]>([
    [{ state: { $eq: 'new' } }, true],
    [{ state: { $ne: 'new' } }, false],
    [{ state: { $eq: 'perhaps' } }, false],
    [{ state: { $in: ['new', 'done'] } }, true],
    [{ state: { $startsWith: 'ne' } }, true],
    [{ phone: { $eq: '0912345678' } }, true],
    [{ company: { $null: true } }, true],
    [{ createdAt: { $gt: '2020-01-01' } }, true],
    [{ createdAt: { $gt: '2100-01-01' } }, false],
    [{ name: { $contains: '%' } }, false],
    [{ name: { $eq: "' or 1=1 --" } }, false],
    [{ id: { $notNull: true } }, true],
  ])('supports %j', async (condition, expected) => {
    const { id } = await made(signUp())
    const filters = { $and: [{ id: { $eq: id } }, condition] }
    expect((await search({ filters })).total).toBe(expected ? 1 : 0)
  })

  it.each([
    { filters: { note: { $eq: 'x' } } },
    { filters: { password: { $eq: 'x' } } },
    { filters: { createdAt: { $gt: 'soon' } } },
    { filters: { id: { $eq: 'x' } } },
    { filters: '{' },
    { sort: ['note'] },
    { limit: 'many' },
  ])('rejects %j', async (parameters) => {
    const [part = ''] = Object.keys(parameters)
    expect(await wrongFields(await call('writer', query(parameters)))).toEqual([part])
  })
})

it('requests of the demo are sent in the past, once, and removed without any other', async () => {
  const payload = await content()
  const own = await made(signUp())
  const total = async () => (await search({ limit: 1 })).total
  const before = await total()
  const orders = Array.from({ length: 60 }, (_, index) => ({
    code: `NAS261123-${index}A`,
    name: `Khách ${index}`,
    state: 'complete',
    phone: `09500000${String(index).padStart(2, '0')}`,
    created_at: new Date(Date.now() - index * 36 * 3_600_000).toISOString(),
  }))
  const demo = { orders, staff: 'staff@nas.example', now: new Date() }
  const written = await makeDemoRequests(payload, demo)
  expect(written).toBeGreaterThan(40)
  expect(await total()).toBeGreaterThan(before)
  const [newest] = (await search({ filters: { state: { $eq: 'done' } }, sort: ['createdAt'] })).docs
  expect(new Date(String(newest?.createdAt)).getTime()).toBeLessThan(Date.now() - 24 * 3_600_000)
  expect(await makeDemoRequests(payload, demo)).toBe(written)
  expect(await removeDemoRequests(payload)).toBe(written)
  expect(await total()).toBe(before)
  expect((await search({ filters: { id: { $eq: own.id } } })).total).toBe(1)
})

it('a request that the database refuses is logged without its person', async () => {
  const written = vi.spyOn(process.stdout, 'write')
  try {
    const answer = await post({ ...signUp({ name: 'Trần Thị Bưởi' }), company: 'a\0b' })
    expect(answer.status).toBe(400)
    const log = written.mock.calls.map(([text]) => String(text)).join('')
    expect(log).toContain('Failed query: invalid byte sequence')
    expect(log).not.toMatch(/Bưởi|0912345678|Hàng Bài/)
  } finally {
    written.mockRestore()
  }
})
