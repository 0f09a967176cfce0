import { orderCode } from '@nas/domain/order-code'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { orderEntry } from '../../../../tests/support/order-entry.ts'
import {
  knownOrders,
  noteKnownOrder,
  phaseOf,
  rememberOrder,
} from '../../../stores/known-orders.ts'
import { $order } from '../order.store.ts'
import { track } from '../tracking/track.ts'
import { orderForBar, refreshKnownOrders } from './order-bar.ts'

vi.mock('./order-bar.css?inline', () => ({ default: '' }))

const kept = new Map<string, string>()
const minute = 60_000
const day = 24 * 60 * minute
const now = Date.parse('2026-11-24T02:00:00Z')
let answer: [status: number, body: unknown]
let asked: string[]

beforeEach(() => {
  kept.clear()
  asked = []
  vi.useFakeTimers({ now })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    asked.push(JSON.parse(String(body)).code)
    return new Response(JSON.stringify(answer[1]), { status: answer[0] })
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const cod = orderEntry({ code: orderCode(new Date(now), 1) }).attributes
const until = new Date(now + 2 * day).toISOString()
const due = orderEntry({
  code: 'NAS261124-2B',
  state: 'confirm',
  payment_kind: 'transfer',
  payment_until: until,
}).attributes
const forBar = () => orderForBar(knownOrders(), Date.now())?.code

describe('the orders of this device', () => {
  it('are remembered for seven days after their time for the payment', () => {
    rememberOrder(cod, 'secret')
    rememberOrder(due, null)
    vi.setSystemTime(now + 7 * day)
    expect(knownOrders().map(({ code }) => code)).toEqual([due.code])
    vi.setSystemTime(now + 9 * day)
    expect(knownOrders()).toEqual([])
  })

  it.each(['{', '{}', '[{"code":1}]', '[{"code":"NAS","phone":"0912345678"}]'])(
    'are none for the stored value %s',
    (stored) => {
      kept.set('nas:known-orders', stored)
      expect(knownOrders()).toEqual([])
      rememberOrder(cod, null)
      expect(knownOrders()).toHaveLength(1)
    },
  )

  it('contain neither name nor address', () => {
    rememberOrder({ ...cod, name: 'Người Nhận Kín', address: 'Số 9' }, 'secret')
    expect([...kept.values()].join()).not.toMatch(/Người Nhận Kín|Số 9/)
  })
})

describe('the bar', () => {
  it('shows a due payment first, then an open order, and no finished one', () => {
    rememberOrder(due, null)
    rememberOrder(cod, null)
    expect(forBar()).toBe(due.code)
    noteKnownOrder(due.code, { state: 'cancel' })
    expect(forBar()).toBe(cod.code)
    noteKnownOrder(cod.code, { state: 'complete' })
    expect(forBar()).toBeUndefined()
  })

  it('is closed for one phase of an order', () => {
    rememberOrder(due, null)
    noteKnownOrder(due.code, { closed: 'pay' })
    expect(forBar()).toBeUndefined()
    noteKnownOrder(due.code, { state: 'payment', payment_until: null })
    expect(forBar()).toBe(due.code)
    noteKnownOrder(due.code, { closed: 'way' })
    expect(forBar()).toBeUndefined()
  })

  it('shows a reported transfer as an order that the shop works on', () => {
    rememberOrder(due, null)
    noteKnownOrder(due.code, { closed: 'pay', payment_until: null, transfer_claim: 'pending' })
    expect(knownOrders().map((order) => phaseOf(order))).toEqual(['way'])
    noteKnownOrder(due.code, { transfer_claim: 'refused' })
    expect(knownOrders().map((order) => phaseOf(order))).toEqual(['pay'])
  })

  it('shows no due payment whose time is over', () => {
    rememberOrder(due, null)
    vi.setSystemTime(now + 3 * day)
    expect(knownOrders().map((order) => phaseOf(order))).toEqual([null])
  })
})

describe('the states of known orders', () => {
  const { code, state: _state, ...others } = cod
  const tracked = { ...others, code, state: 'delivery', history: [], items: [], transfer: null }

  it('are queried at most once in five minutes, while an order is open', async () => {
    answer = [200, { data: tracked }]
    rememberOrder(cod, null)
    await refreshKnownOrders()
    expect(asked).toEqual([])
    vi.setSystemTime(now + 6 * minute)
    await refreshKnownOrders()
    await refreshKnownOrders()
    expect(asked).toEqual([code])
    expect(knownOrders()).toMatchObject([{ code, state: 'delivery' }])
  })

  it('are forgotten when tracking finds a deleted order, not for a phone of another person', async () => {
    rememberOrder(cod, 'secret')
    const details = { code: 'order_unknown' }
    answer = [400, { data: null, error: { status: 400, name: 'x', message: 'x', details } }]
    await track(code, '0987654321')
    expect(knownOrders()).toHaveLength(1)
    await track(code, cod.phone)
    expect([knownOrders(), kept.size, $order.get().state]).toEqual([[], 0, 'missing'])
  })

  it('are kept while the server is unavailable, and forgotten with a deleted order', async () => {
    rememberOrder(cod, null)
    answer = [503, null]
    vi.setSystemTime(now + 6 * minute)
    await refreshKnownOrders()
    expect(knownOrders()).toMatchObject([{ code, state: 'new' }])
    const details = { code: 'order_unknown' }
    answer = [400, { data: null, error: { status: 400, name: 'x', message: 'x', details } }]
    vi.setSystemTime(now + 12 * minute)
    await refreshKnownOrders()
    expect([knownOrders(), kept.size]).toEqual([[], 0])
  })
})
