import { useTestStorageEngine } from '@nanostores/persistent'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { orderEntry } from '../../../tests/support/order-entry.ts'
import { $signedIn, keepSession, signOut } from '../../stores/session.store.ts'
import { $list, forgetList, loadList } from './mine/order-list.store.ts'
import { cancel, rate } from './mine/own-actions.ts'
import { $order, forgetOrder, showOrder } from './order.store.ts'
import { $action, forgetAction } from './order-action.store.ts'

useTestStorageEngine()
vi.stubGlobal('document', { cookie: '' })

interface Call {
  path: string
  method: string
  body: unknown
  token: string | null
}
const calls: Call[] = []

type Answer = [status: number, body: unknown]

/** Responds by the beginning of the path. */
function answerWith(answers: Record<string, Answer | (() => Promise<Answer>)>): void {
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body, headers }: RequestInit) => {
    const token = new Headers(headers).get('authorization')
    calls.push({ path, method, body: body ? JSON.parse(String(body)) : null, token })
    const found = Object.entries(answers).find(([start]) => `${method} ${path}`.startsWith(start))
    const answer = found?.[1] ?? [500, null]
    const [status, result] = typeof answer === 'function' ? await answer() : answer
    return new Response(JSON.stringify(result), { status })
  })
}

const pageOf = (...orders: unknown[]): Answer => [
  200,
  { data: orders, meta: { pagination: { page: 1, pageSize: 10, pageCount: 3, total: 21 } } },
]
const refusal = (status: number, code: string): Answer => [
  status,
  { data: null, error: { status, name: 'x', message: 'x', details: { code } } },
]
const order = orderEntry()
const code = order.attributes.code
const loadOrder = (code: string) => showOrder({ by: 'member', code })

beforeEach(() => {
  calls.length = 0
  keepSession('tok', { id: 1, username: 'lan', email: 'lan@nas.vn' }, 'not_accepted')
  forgetList()
  forgetOrder()
  forgetAction()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.stubGlobal('document', { cookie: '' })
})

describe('loading', () => {
  it('loads the own orders with the own token', async () => {
    answerWith({ 'GET /api/orders': pageOf(order) })
    await loadList(2)
    expect($list.get()).toMatchObject({ state: 'ready', page: 2, total: 21, pageCount: 3 })
    expect(calls[0]?.token).toBe('Bearer tok')
    expect(decodeURIComponent(calls[0]?.path ?? '')).toContain('pagination[page]=2')
  })

  it('shows that the order does not exist', async () => {
    answerWith({ 'GET /api/orders': pageOf() })
    await loadOrder(code)
    expect($order.get()).toMatchObject({ state: 'missing' })
  })

  it('removes an invalid token', async () => {
    const isOver = refusal(401, 'unauthorized')
    answerWith({ 'GET /api/orders': isOver, 'POST /api/app/renewsession': isOver })
    await loadList(1)
    expect($signedIn.get()).toBeNull()
  })

  it('shows the order requested last, in any order of responses', async () => {
    let release = () => {}
    const late = new Promise<void>((resolve) => {
      release = resolve
    })
    const other = orderEntry({ code: 'NAS261121-43X' })
    let asked = 0
    answerWith({
      'GET /api/orders': async () => {
        asked += 1
        if (asked > 1) return pageOf(other)
        await late
        return pageOf(order)
      },
    })
    const first = loadOrder(code)
    await loadOrder('NAS261121-43X')
    release()
    await first
    expect($order.get()).toMatchObject({ order: { attributes: { code: 'NAS261121-43X' } } })
  })

  it('shows nothing to the next person', async () => {
    answerWith({
      'GET /api/orders': async () => {
        signOut()
        return pageOf(order)
      },
    })
    await loadOrder(code)
    expect($order.get()).toMatchObject({ state: 'loading' })
  })
})

async function showOwn(): Promise<void> {
  answerWith({ 'GET /api/orders': pageOf(order) })
  await loadOrder(code)
}

describe('cancel', () => {
  beforeEach(showOwn)

  it('is sent once for a double press, with the reason, and shows the order afterwards', async () => {
    const cancelled = orderEntry({ state: 'usercancel' })
    answerWith({ 'PUT /api/orders/42': [200, {}], 'GET /api/orders': pageOf(cancelled) })
    const both = await Promise.all([cancel(order, ' đổi ý '), cancel(order, 'x')])
    expect(both).toEqual([true, false])
    const sent = calls.filter(({ method }) => method === 'PUT')
    expect(sent.map(({ body }) => body)).toEqual([
      { data: { state: 'usercancel', reason: 'đổi ý' } },
    ])
    expect($order.get()).toMatchObject({ order: { attributes: { state: 'usercancel' } } })
    expect($action.get()).toEqual({ state: 'idle' })
  })

  it('shows that it is too late, and the current state of the order', async () => {
    answerWith({
      'PUT /api/orders/42': refusal(400, 'transition_not_allowed'),
      'GET /api/orders': pageOf(orderEntry({ state: 'delivery' })),
    })
    expect(await cancel(order, '')).toBe(false)
    expect($action.get()).toEqual({
      state: 'refused',
      action: 'cancel',
      problem: 'problemMeanwhile',
    })
    expect($order.get()).toMatchObject({ order: { attributes: { state: 'delivery' } } })
  })

  it('can be repeated after a lost network', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed to fetch')))
    expect(await cancel(order, '')).toBe(false)
    expect($action.get()).toMatchObject({ state: 'refused', problem: 'problemNetwork' })
    answerWith({ 'PUT /api/orders/42': [200, {}], 'GET /api/orders': pageOf(order) })
    expect(await cancel(order, '')).toBe(true)
  })
})

describe('rate', () => {
  beforeEach(showOwn)

  it('sends the lines with stars together', async () => {
    answerWith({ 'POST /api/app/rateorder': [200, {}], 'GET /api/orders': pageOf(order) })
    const drafts = {
      line_1: { stars: 4, words: ' thơm ' },
      line_2: { stars: 5, words: '' },
      line_3: { stars: 0, words: 'chưa dùng' },
    }
    expect(await rate(order, drafts)).toBe(true)
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      order: 42,
      ratings: [
        { cartitem: 'line_1', stars: 4, words: 'thơm' },
        { cartitem: 'line_2', stars: 5 },
      ],
    })
  })
})
