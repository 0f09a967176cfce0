import { beforeEach, describe, expect, it } from 'vitest'
import { type Answer, apiUnderTest } from '../../../tests/support/api-under-test.ts'

let api: ReturnType<typeof apiUnderTest>

beforeEach(() => {
  api = apiUnderTest()
})

const partner = { name: ' Lê Thu ', phone: '0912345678', occupation: 'Spa', address: '1 Lê Lợi' }
const question = { name: 'Lê Thu', phone: '0912345678', order_code: 'NAS-1' }
const send = (path: string, body: unknown) => api.call('POST', path, { body })
const problems = ({ body }: Answer) =>
  body.error.details.errors.map((error: { path: string[] }) => error.path[0])

describe.each([
  ['distributors', partner, ['name', 'phone', 'occupation', 'address']],
  ['supports', question, ['name', 'phone', 'order_code']],
])('/%s', (name, fields, required) => {
  const path = `/api/${name}`

  it('come from anybody, bare or in data, and are new whatever they say', async () => {
    for (const body of [fields, { data: fields }, { data: { ...fields, state: 'done', id: 1 } }]) {
      const { status, body: answer } = await send(path, body)
      expect([status, answer.data.attributes.state]).toEqual([200, 'new'])
      expect(answer.data.attributes).toMatchObject({ name: 'Lê Thu', phone: '0912345678' })
      expect(answer.data.attributes).not.toHaveProperty('note')
    }
  })

  it('name all that is missing', async () => {
    for (const body of [undefined, {}, { data: {} }]) {
      expect(problems(await send(path, body))).toEqual(required)
    }
    expect(problems(await send(path, { ...fields, phone: '12' }))).toEqual(['phone'])
    expect(problems(await send(path, { ...fields, name: { $ne: 1 } }))).toEqual(['name'])
  })

  it('are read and worked by staff only', async () => {
    const { id } = (await send(path, fields)).body.data
    for (const as of [undefined, 'member'] as const) {
      const who = as ? { as } : {}
      expect((await api.call('GET', path, who)).status).toBe(403)
      expect((await api.call('GET', `${path}/${id}`, who)).status).toBe(403)
      const body = { data: { state: 'done' } }
      expect((await api.call('PUT', `${path}/${id}`, { ...who, body })).status).toBe(403)
    }
    const list = await api.get(`${path}?sort=id:desc&filters[state]=new`, 'staff')
    expect(list.body.meta.pagination.total).toBe(1)
    expect(list.body.data[0].attributes).toMatchObject({ note: 'for editors', assignee: null })
    const work = { state: 'processing', note: 'gọi lại', assignee: 'an@nas.test' }
    const changed = await api.call('PUT', `${path}/${id}`, { as: 'staff', body: { data: work } })
    expect(changed.body.data.attributes).toMatchObject(work)
    const { updatedAt } = changed.body.data.attributes
    const put = (data: object) => api.call('PUT', `${path}/${id}`, { as: 'staff', body: { data } })
    expect((await put({ state: 'done', updatedAt: '2020-01-01T00:00:00.000Z' })).status).toBe(409)
    expect((await put({ state: 'done', updatedAt })).status).toBe(200)
    expect(problems(await put({ assignee: 'nobody' }))).toEqual(['assignee'])
    const wrong = { data: { state: 'lost', name: '' } }
    const refused = await api.call('PUT', `${path}/${id}`, { as: 'staff', body: wrong })
    expect(problems(refused).sort()).toEqual(['name', 'state'])
    const bare = await api.call('PUT', `${path}/${id}`, { as: 'staff', body: { state: 'done' } })
    expect(bare.status).toBe(400)
    expect((await api.get(`${path}/999`, 'staff')).status).toBe(404)
  })

  it('say when content is away', async () => {
    api.contentWriter.down = true
    expect((await send(path, fields)).status).toBe(503)
  })
})

it('a message may say that it is about no order, but has to say it', async () => {
  const { order_code: _, ...contact } = question
  const sent = await send('/api/supports', { ...contact, order_code: null, note: 'x' })
  expect(sent.body.data.attributes).toMatchObject({ order_code: null, type: null })
  const asked = await send('/api/supports?fields=note,assignee', question)
  expect(asked.body.data.attributes).toEqual({ note: null, assignee: null })
})

it('are limited by address', async () => {
  api = apiUnderTest({ publicRequest: { points: 2, seconds: 60 } })
  const statuses = []
  for (let at = 0; at < 3; at += 1) statuses.push((await send('/api/supports', question)).status)
  expect(statuses).toEqual([200, 200, 429])
})
