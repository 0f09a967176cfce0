import { randomUUID } from 'node:crypto'
import type { AuditEntry } from '@nas/contract/audit-log/fields'
import type { StaffJob } from '@nas/contract/staff-jobs/fields'
import { afterAll, expect, it, vi } from 'vitest'
import { Editor } from '../support/editor.ts'
import { given } from '../support/env.ts'
import { newStaff } from '../support/new-staff.ts'
import { call, get } from './http.ts'
import { asMember, asStaff } from './people.ts'
import { place } from './place-order.ts'

const staff = await asStaff()

const begin = (body: object, token = staff, headers: Record<string, string> = {}) =>
  call('POST', '/app/staffjobs', { token, body, headers })

const jobsOf = async (token: string): Promise<StaffJob[]> =>
  (await get('/app/staffjobs', token)).body.data

// Results stay on the screens of this member of staff, who is that of the browser tests.
afterAll(async () => {
  for (const { id } of await jobsOf(staff)) {
    await call('POST', '/app/dismissstaffjob', { token: staff, body: { job: id } })
  }
})

/** The rows of the job once all of them have been carried out. */
function resultsOf({ id }: StaffJob, token = staff) {
  return vi.waitUntil(
    async () => {
      const rows = (await jobsOf(token)).find((job) => job.id === id)?.rows ?? []
      return rows.every(({ state }) => state !== 'waiting' && state !== 'running') && rows
    },
    { timeout: 20_000, interval: 200 },
  )
}

async function request(name: string): Promise<number> {
  const body = { name, phone: '0912345678', order_code: 'NAS-1' }
  return (await call('POST', '/supports', { body })).body.data.id
}

it('takes on all requests that the query of a list finds, with the versions that it found', async () => {
  const name = `Việc ${randomUUID()}`
  const [first, second, finished] = [await request(name), await request(name), await request(name)]
  const put = (id: number, data: object) =>
    call('PUT', `/supports/${id}`, { token: staff, body: { data } })
  await put(finished, { state: 'processing' })
  const query = `filters[$and][0][name][$eq]=${encodeURIComponent(name)}&sort=id:asc`
  const { body } = await begin({ resource: 'supports', to: 'processing', query })
  expect(body.data.rows.map(({ record }: { record: string }) => record).sort()).toEqual(
    [String(first), String(second)].sort(),
  )
  expect(JSON.stringify(body)).not.toContain(name)
  await put(second, { note: 'Đang gọi' })
  const rows = await resultsOf(body.data)
  expect(rows.map(({ record, state, code }) => [record, state, code]).sort()).toEqual(
    [
      [String(first), 'done', null],
      [String(second), 'failed', 'stale'],
    ].sort(),
  )
  const { attributes } = (await get(`/supports/${first}`, staff)).body.data
  expect(attributes).toMatchObject({ state: 'processing', assignee: given('STAFF_EMAIL') })
})

it('shows places that the next read of the caller finds', async () => {
  const data = { name: `Nơi ${randomUUID()}`, state: 'inactive' }
  const { id } = (await call('POST', '/places', { token: staff, body: { data } })).body.data
  const { body } = await begin({ resource: 'places', to: 'active', records: [{ id }] })
  expect(body.data.rows).toMatchObject([{ record: String(id), label: data.name, state: 'waiting' }])
  expect(await resultsOf(body.data)).toMatchObject([{ state: 'done' }])
  expect((await get(`/places/${id}`, staff)).body.data.attributes.state).toBe('active')
  await call('DELETE', `/places/${id}`, { token: staff })
})

it('deletes content in the version that the caller saw', async () => {
  const create = async () => {
    const data = { name: `Nơi ${randomUUID()}`, state: 'active' }
    return (await call('POST', '/places', { token: staff, body: { data } })).body.data
  }
  const [seen, changed] = [await create(), await create()]
  const body = { data: { name: 'Tên khác' } }
  await call('PUT', `/places/${changed.id}`, { token: staff, body })
  const records = [seen, changed].map(({ id, attributes }) => ({
    id,
    updatedAt: attributes.updatedAt,
  }))
  const job = (await begin({ resource: 'places', to: 'deleted', records })).body.data
  expect(await resultsOf(job)).toMatchObject([
    { state: 'done' },
    { state: 'failed', code: 'stale' },
  ])
  expect((await get(`/places/${seen.id}`, staff)).status).toBe(404)
  expect((await get(`/places/${changed.id}`, staff)).status).toBe(200)
  const { body: log } = await get('/app/trail?kind=places', staff)
  const me = (await get('/users/me', staff)).body.id
  const entry = log.data.find(({ subject }: AuditEntry) => subject === String(seen.id))
  expect(entry).toMatchObject({ staff: me, after: {} })
  const all = { resource: 'places', to: 'deleted', query: 'filters[name][$eq]=Tên khác' }
  expect(await resultsOf((await begin(all)).body.data)).toMatchObject([{ state: 'done' }])
})

it('does not delete an article that a link leads to, and says why', async () => {
  const data = { name: 'Bài thử', slug: `bai-thu-${randomUUID()}`, type: 'news', state: 'active' }
  const { id } = (await call('POST', '/clubs', { token: staff, body: { data } })).body.data
  const editor = await Editor.signIn()
  const link = `/club/${data.slug}`
  const banner = { name: 'Biểu ngữ thử', type: 'promotion', state: 'inactive', link }
  const { id: bannerId } = await editor.create('banners', banner)
  const wanted = { resource: 'clubs', to: 'deleted', records: [{ id }] }
  const rows = await resultsOf((await begin(wanted)).body.data)
  expect(rows).toMatchObject([{ state: 'failed', code: 'in_use' }])
  const { status, body } = await call('DELETE', `/clubs/${id}`, { token: staff })
  expect([status, body.error.details.code]).toEqual([400, 'in_use'])
  expect(body.error.message).toContain('Banner “Biểu ngữ thử”')
  await editor.remove('banners', bannerId)
  expect((await call('DELETE', `/clubs/${id}`, { token: staff })).status).toBe(200)
})

it('is begun once for each key, and only its own member of staff reads or ends it', async () => {
  const { id, attributes } = (await place()).body.data
  const { token } = await newStaff('order-desk')
  const headers = { 'Idempotency-Key': randomUUID() }
  const wanted = { resource: 'orders', to: 'confirm', records: [{ id }] }
  const [first, second] = [await begin(wanted, token, headers), await begin(wanted, token, headers)]
  expect(second.body.data.id).toBe(first.body.data.id)
  const job: string = first.body.data.id
  expect(first.body.data.rows).toMatchObject([{ label: attributes.code }])
  expect((await jobsOf(staff)).map((one) => one.id)).not.toContain(job)
  for (const path of ['/app/cancelstaffjob', '/app/dismissstaffjob']) {
    expect((await call('POST', path, { token: staff, body: { job } })).status).toBe(404)
    expect((await call('POST', path, { token: await asMember(), body: { job } })).status).toBe(403)
  }
  const { body } = await call('POST', '/app/cancelstaffjob', { token, body: { job } })
  expect(body.data.rows).toMatchObject([{ state: 'cancelled' }])
  expect((await get(`/orders/${id}`, staff)).body.data.attributes.state).toBe('new')
})

it.each([
  ['warehouse', { resource: 'orders', to: 'confirm', records: [{ id: 1 }] }],
  ['warehouse', { resource: 'supports', to: 'done', query: '' }],
  ['customer-care', { resource: 'products', to: 'deleted', query: '' }],
] as const)('is forbidden to %s: %j', async (role, wanted) => {
  expect((await begin(wanted, (await newStaff(role)).token)).status).toBe(403)
})

it.each([
  [{ resource: 'orders', to: 'rate', query: '' }, 'to'],
  [{ resource: 'orders', to: 'cancel', query: '' }, 'cause'],
  [{ resource: 'orders', to: 'cancel', cause: 'rude', query: '' }, 'cause'],
  [{ resource: 'users', to: 'active', query: '' }, 'resource'],
  [{ resource: 'orders', to: 'confirm' }, 'records'],
  [{ resource: 'orders', to: 'confirm', query: '', records: [{ id: 1 }] }, 'records'],
  [{ resource: 'orders', to: 'confirm', records: [] }, 'records'],
  [
    {
      resource: 'orders',
      to: 'confirm',
      records: Array.from({ length: 501 }, (_, id) => ({ id })),
    },
    'records',
  ],
])('is rejected: %j', async (wanted, field) => {
  const { status, body } = await begin(wanted)
  expect(status).toBe(400)
  expect(body.error.details.errors[0].path[0]).toBe(field)
})

it.each(['filters[unknown]=1', 'filters[email][$contains]=a'])(
  'takes no query that the caller’s list would not: %s',
  async (query) => {
    const { token } = await newStaff('warehouse')
    expect((await begin({ resource: 'orders', to: 'pickitem', query }, token)).status).toBe(400)
  },
)

it('reports that a query finds nothing to change', async () => {
  const query = `filters[code][$eq]=${randomUUID()}`
  const { status, body } = await begin({ resource: 'orders', to: 'pickitem', query })
  expect([status, body.error.details.code]).toEqual([400, 'nothing_found'])
})

it('skips what the step does not fit, and counts it by state and payment', async () => {
  const name = `Đơn ${randomUUID()}`
  const made = [await place({ name }), await place({ name }), await place({ name })]
  const [fits, packed, cancelled] = made.map(({ body }) => String(body.data.id))
  const transfer = String((await place({ name, payment: 'vietqr' })).body.data.id)
  const put = (id: string | undefined, state: string) =>
    call('PUT', `/orders/${id}`, { token: staff, body: { data: { state } } })
  await put(packed, 'pickitem')
  await put(cancelled, 'cancel')
  const query = `filters[name][$eq]=${encodeURIComponent(name)}`
  const { body } = await begin({ resource: 'orders', to: 'pickitem', query })
  expect(body.data.rows.map(({ record }: { record: string }) => record)).toEqual([fits])
  const byState = (one: { state: string }, other: { state: string }) =>
    one.state.localeCompare(other.state)
  expect(body.data.skipped.sort(byState)).toEqual([
    { state: 'cancel', payment: 'cod', count: 1 },
    {
      state: (await get(`/orders/${transfer}`, staff)).body.data.attributes.state,
      payment: 'transfer',
      count: 1,
    },
    { state: 'pickitem', payment: 'cod', count: 1 },
  ])
  expect(await resultsOf(body.data)).toMatchObject([{ record: fits, state: 'done' }])
  expect((await jobsOf(staff)).find(({ id }) => id === body.data.id)?.skipped).toHaveLength(3)
})
