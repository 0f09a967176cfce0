import { randomUUID } from 'node:crypto'
import type { BegunJob } from '@nas/contract/staff-jobs/operations'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { contentRecords } from '../src/staff-jobs/workflows/content-records'
import { runDueRows } from '../src/staff-jobs/workflows/run-staff-jobs'
import { killAt, type Step } from './support/crashes'
import { contentKey } from './support/environment'
import { fakeProduct } from './support/fake-content'
import { newMember } from './support/new-member'
import { type NewStaff, newStaff } from './support/new-staff'
import { orderBody } from './support/order-body'
import { useShop } from './support/shop'

const products = Array.from({ length: 30 }, (_, index) => 9300 + index)
const unused = [...products]
const { shop, content } = useShop(...products.map((id) => fakeProduct(id)))

let packer: NewStaff
let manager: string

beforeAll(async () => {
  packer = await newStaff(shop, 'warehouse')
  manager = await shop.staffToken()
})

afterEach(() => vi.restoreAllMocks())

interface Placed {
  id: number
  code: string
  items: { id: string }[]
}

async function place(token?: string): Promise<Placed> {
  const body = orderBody({ items: [{ product: unused.pop(), quantity: 1 }] })
  const { body: answer } = await shop.ask('/store/shop/orders', { body, ...(token && { token }) })
  return answer.order
}

const post = (path: string, body: object, token = packer.token) =>
  shop.ask(`/admin/shop/staff-jobs${path}`, { body, token })

const rowOf = (record: string | number, version: string | null = null) => ({
  record: String(record),
  label: `#${record}`,
  version,
})

interface Wanted {
  to?: string
  resource?: string
  rows: object[]
  key?: string
}

async function begin(wanted: Wanted, token = packer.token): Promise<BegunJob> {
  const job = { resource: 'orders', to: 'pickitem', key: randomUUID(), ...wanted }
  const { status, body } = await post('', job, token)
  expect([status, body.message]).toEqual([200, undefined])
  return body.job
}

const beginMoves = (...orders: Placed[]) => begin({ rows: orders.map(({ id }) => rowOf(id)) })

/** What the process for work in the background does, which no test runs. */
const run = () =>
  runDueRows(
    shop.container,
    contentRecords({ url: content.url, readKey: contentKey, writeKey: contentKey }),
  )

async function listed({ id }: BegunJob, token = packer.token): Promise<BegunJob | undefined> {
  const { body } = await shop.ask('/admin/shop/staff-jobs', { token })
  return body.jobs.find((one: BegunJob) => one.id === id)
}

const results = async (job: BegunJob, token?: string) =>
  (await listed(job, token))?.rows.map(({ state, code }) => [state, code])

async function movesOf({ id }: Placed) {
  const { body } = await shop.ask(`/admin/shop/orders/${id}`, { token: manager })
  return body.order.history.map(({ to }: { to: string }) => to)
}

const move = ({ id }: Placed, state: string) =>
  shop.ask(`/admin/shop/orders/${id}/state`, { body: { state }, token: manager })

describe('a job', () => {
  test('moves each order as the member of staff who began it', async () => {
    const orders = [await place(), await place()]
    const job = await beginMoves(...orders)
    await run()
    expect(await results(job)).toEqual([
      ['done', null],
      ['done', null],
    ])
    for (const order of orders) expect(await movesOf(order)).toEqual(['new', 'pickitem'])
    const audited = await shop.rows(
      `select staff, after from trail_entry where subject in (
         select id from order_record where display_id in (?, ?))`,
      orders.map(({ id }) => id),
    )
    const entry = { staff: packer.id, after: { state: 'pickitem' } }
    expect(audited).toEqual([entry, entry])
  })

  test('reports why a record was not moved, and moves the others', async () => {
    const [moved, cancelled, last] = [await place(), await place(), await place()]
    const job = await begin({
      rows: [moved, cancelled, last, { id: 99999999 }].map(({ id }) => rowOf(id)),
    })
    await move(moved, 'pickitem')
    await move(cancelled, 'cancel')
    await run()
    expect(await results(job)).toEqual([
      ['failed', 'already_there'],
      ['failed', 'transition_not_allowed'],
      ['done', null],
      ['failed', 'not_found'],
    ])
    expect(await movesOf(moved)).toEqual(['new', 'pickitem'])
  })

  test('does not move an order that a colleague has moved since it was read', async () => {
    const order = await place()
    const { updated_at } = (await move(order, 'pickitem')).body.order
    const handOver = { to: 'delivery', rows: [rowOf(order.id, updated_at)] }
    const job = await begin(handOver)
    await move(order, 'delivery')
    await move(order, 'complete')
    await run()
    const rows = (await listed(job))?.rows
    expect(rows).toMatchObject([
      {
        state: 'failed',
        code: 'stale',
        moved: { state: 'complete', payment: 'cod', actor: 'staff' },
      },
    ])
    expect(rows?.[0]?.moved?.who).toEqual(expect.any(String))
  })

  test('begins after the time for undoing, and is undone until then', async () => {
    const order = await place()
    const job = await beginMoves(order)
    await shop.rows("update staff_job set starts_at = now() + interval '1 hour' where id = ?", [
      job.id,
    ])
    await run()
    expect(await results(job)).toEqual([['waiting', null]])
    expect((await post(`/${job.id}/dismiss`, {})).status).toBe(200)
    expect(await results(job)).toEqual([['waiting', null]])
    const { body } = await post(`/${job.id}/cancel`, {})
    expect(body.job.rows).toMatchObject([{ state: 'cancelled' }])
    await shop.rows('update staff_job set starts_at = now() where id = ?', [job.id])
    await run()
    expect(await movesOf(order)).toEqual(['new'])
  })

  test('is begun once for each key', async () => {
    const order = await place()
    const wanted = { rows: [rowOf(order.id)], key: randomUUID() }
    const [first, second] = await Promise.all([begin(wanted), begin(wanted)])
    expect(second.id).toBe(first.id)
    await run()
    expect((await begin(wanted)).rows).toMatchObject([{ state: 'done' }])
    expect(await movesOf(order)).toEqual(['new', 'pickitem'])
    expect((await begin({ ...wanted }, manager)).id).not.toBe(first.id)
    expect((await begin(wanted)).id).toBe(first.id)
  })

  test('is shown until it is dismissed', async () => {
    const job = await beginMoves(await place())
    await run()
    expect(await results(job)).toEqual([['done', null]])
    expect((await post(`/${job.id}/dismiss`, {})).status).toBe(200)
    expect(await results(job)).toBeUndefined()
  })

  test('belongs to the one who began it', async () => {
    const order = await place()
    const job = await beginMoves(order)
    const other = await newStaff(shop, 'warehouse')
    expect(await results(job, other.token)).toBeUndefined()
    expect(await results(job, manager)).toBeUndefined()
    for (const path of ['cancel', 'dismiss']) {
      expect((await post(`/${job.id}/${path}`, {}, other.token)).status).toBe(404)
    }
    await run()
    expect(await movesOf(order)).toEqual(['new', 'pickitem'])
  })

  test.each([
    ['orders', 'confirm', 403],
    ['products', 'active', 403],
    ['orders', 'cancel', 403],
    ['orders', 'rate', 400],
    ['ratings', 'pickitem', 400],
    ['users', 'active', 400],
  ])('of the warehouse cannot bring %s to %s', async (resource, to, status) => {
    const job = { resource, to, key: randomUUID(), rows: [rowOf(1)] }
    expect((await post('', job)).status).toBe(status)
    expect((await post('', job, await shop.memberToken())).status).toBe(401)
  })

  test('checks the permission again for each record', async () => {
    const former = await newStaff(shop, 'warehouse')
    const order = await place()
    const job = await begin({ rows: [rowOf(order.id)] }, former.token)
    const body = { duties: ['content'] }
    await shop.ask(`/admin/shop/staff/${former.id}/duties`, { body, token: manager })
    await run()
    expect(await results(job, former.token)).toEqual([['failed', 'forbidden']])
    expect(await movesOf(order)).toEqual(['new'])
  })

  test('approves only the version of a rating that was seen', async () => {
    const care = await newStaff(shop, 'customer-care')
    const member = await newMember(shop, `job-${randomUUID()}@example.com`)
    const order = await place(member.token)
    for (const state of ['pickitem', 'delivery', 'complete']) await move(order, state)
    const ratings = [{ line: order.items[0]?.id, stars: 5 }]
    const path = `/store/shop/orders/${order.id}/ratings`
    const rated = await shop.ask(path, { body: { ratings }, token: member.token })
    const { id } = rated.body.order.ratings[0]
    const approve = (version: string | null) =>
      begin({ resource: 'ratings', to: 'active', rows: [rowOf(id, version)] }, care.token)
    const old = await approve('2026-01-01T00:00:00.000Z')
    await run()
    expect(await results(old, care.token)).toEqual([['failed', 'stale']])
    const again = await approve(null)
    await run()
    expect(await results(again, care.token)).toEqual([['done', null]])
  })
})

describe('a process that was killed', () => {
  test.each<[string, Step, 'before' | 'after']>([
    ['before it noted a result', ['staff_jobs', 'finish'], 'before'],
    ['before a move was recorded', ['operations', 'commit'], 'before'],
    ['after it noted a result', ['staff_jobs', 'finish'], 'after'],
  ])('%s leaves a job that the next one finishes, each order moved once', async (_, step, when) => {
    const orders = [await place(), await place()]
    const job = await beginMoves(...orders)
    killAt(shop, step, when)
    killAt(shop, ['staff_jobs', 'postpone'], 'before')
    await run().catch(() => undefined)
    expect((await results(job))?.at(-1)).toEqual(['waiting', null])
    vi.restoreAllMocks()
    await shop.rows('update staff_job_row set leased_until = now() where leased_until is not null')
    await run()
    expect(await results(job)).toEqual([
      ['done', null],
      ['done', null],
    ])
    for (const order of orders) expect(await movesOf(order)).toEqual(['new', 'pickitem'])
  })
})
