import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Answer, call, get, idsOf } from './http.ts'
import { asNewMember, asStaff } from './people.ts'

let staff: string
let member: string

beforeAll(async () => {
  staff = await asStaff()
  member = (await asNewMember()).token
})

const person = { name: 'Trần Thị Đoan', phone: '+84 912 345 678' }
const kinds = [
  [
    'distributors',
    { ...person, occupation: 'Chủ spa', address: '1 Lê Lợi', company: 'Spa An' },
    ['name', 'phone', 'occupation', 'address'],
  ],
  [
    'supports',
    { ...person, order_code: 'NAS-1', type: 'Giao hàng', message: 'Hàng chưa tới?' },
    ['name', 'phone', 'order_code'],
  ],
] as const

const problems = ({ status, body }: Answer) => [
  status,
  body.error.details.errors.map(({ path }: { path: string[] }) => path[0]),
]

describe.each(kinds)('/%s', (name, fields, required) => {
  const path = `/${name}`

  it('are accepted from any caller, in both forms, as new', async () => {
    for (const body of [fields, { data: { ...fields, state: 'done', id: 7 } }]) {
      for (const token of [undefined, member]) {
        const answer = await call('POST', path, { body, ...(token && { token }) })
        expect(answer.status).toBe(200)
        expect(answer.body.data.attributes).toMatchObject({
          ...fields,
          phone: '0912345678',
          state: 'new',
        })
        expect(answer.body.data.attributes).not.toHaveProperty('note')
      }
    }
  })

  it('name every missing or invalid field', async () => {
    expect(problems(await call('POST', path, { body: {} }))).toEqual([400, required])
    const wrong = { ...fields, name: ' ', phone: '0212345678' }
    expect(problems(await call('POST', path, { body: wrong }))).toEqual([400, ['name', 'phone']])
    const long = { ...fields, name: 'x'.repeat(121) }
    expect(problems(await call('POST', path, { body: long }))).toEqual([400, ['name']])
  })

  it('are listed, found and processed by staff', async () => {
    const mark = randomUUID()
    const named = { ...fields, name: `Đỗ ${mark}` }
    const first = (await call('POST', path, { body: named })).body.data
    const second = (await call('POST', path, { body: { ...named, phone: '0398765432' } })).body.data
    const list = (query: string) => get(`${path}?${query}&filters[name][$endsWith]=${mark}`, staff)
    expect(idsOf(await list('sort=id:desc'))).toEqual([second.id, first.id])
    expect(idsOf(await list('sort=phone:desc'))).toEqual([first.id, second.id])
    expect(idsOf(await list('sort=order:desc,id:desc'))).toEqual([second.id, first.id])
    const urgent = { token: staff, body: { data: { order: 5 } } }
    expect((await call('PUT', `${path}/${first.id}`, urgent)).status).toBe(200)
    expect(idsOf(await list('sort=order:desc,id:desc'))).toEqual([first.id, second.id])
    expect(idsOf(await list('filters[name][$containsi]=đỗ&filters[phone]=0398765432'))).toEqual([
      second.id,
    ])
    const page = await list('sort=id:desc&pagination[page]=2&pagination[pageSize]=1&fields=name')
    expect(page.body.meta.pagination).toEqual({ page: 2, pageSize: 1, pageCount: 2, total: 2 })
    expect(page.body.data[0].attributes).toEqual({ name: named.name })
    const work = { state: 'processing', note: 'Gọi lại chiều nay', assignee: 'lan@nas.test' }
    const body = { data: work }
    const worked = await call('PUT', `${path}/${first.id}`, { token: staff, body })
    expect(worked.body.data.attributes).toEqual({
      ...first.attributes,
      ...work,
      order: 5,
      updatedAt: expect.any(String),
    })
    expect(idsOf(await list('filters[state]=new'))).toEqual([second.id])
    expect((await get(`${path}/${first.id}`, staff)).body.data.id).toBe(first.id)
    const wrong = { data: { state: 'lost', phone: '1' } }
    const refused = await call('PUT', `${path}/${first.id}`, { token: staff, body: wrong })
    expect(refused.status).toBe(400)
    expect((await get(`${path}/999999999`, staff)).status).toBe(404)
    expect((await call('PUT', `${path}/999999999`, { token: staff, body })).status).toBe(404)
    expect((await get(`${path}?filters[note]=x`, staff)).status).toBe(400)
    expect(idsOf(await list('filters[assignee]=lan@nas.test'))).toEqual([first.id])
  })

  it('hide the notes of staff from the sender', async () => {
    const body = { ...fields, note: 'x', assignee: 'an@nas.test' }
    for (const token of [undefined, member]) {
      const sent = await call('POST', `${path}?fields=note,assignee`, {
        body,
        ...(token && { token }),
      })
      expect(sent.body.data.attributes).toEqual({ note: null, assignee: null })
      const { id } = sent.body.data
      expect((await get(`${path}/${id}`, staff)).body.data.attributes.note).toBe(null)
    }
  })
})

it('a contact message has no order', async () => {
  const body = { ...person, order_code: null, type: 'feedback', message: 'Cảm ơn' }
  const sent = await call('POST', '/supports', { body })
  expect(sent.body.data.attributes).toMatchObject({ order_code: null, type: 'feedback' })
})
