import { beforeEach, describe, expect, it, vi } from 'vitest'
import { orderEntry } from '../../../tests/support/order-entry.ts'
import { useSessionStorage } from '../../../tests/support/session-storage.ts'
import { storageKeys } from '../../stores/keys.ts'
import { placedOrder } from '../../stores/placed-order.ts'
import { followPlaced } from './placed-order.island.tsx'

const values = useSessionStorage()
let asked = 0

function keep(more: Parameters<typeof orderEntry>[0]): void {
  const placed = { order: orderEntry(more).attributes, lines: [] }
  values.set(storageKeys.placedOrder, JSON.stringify(placed))
}

function answerWith(status: number, state: string): void {
  const { code } = orderEntry().attributes
  const data = {
    code,
    state,
    createdAt: '',
    estimated_pickup: null,
    estimated_delivery: null,
    subtotal: 1,
    shipping_price: 0,
    discount: 0,
    total: 1,
    vat_rate: 8,
    vat: 0,
    cod_amount: 0,
    payment_method: 'vnpay',
    payment_kind: 'online',
    history: [],
    items: [],
    payment_url: null,
    payment_until: null,
    transfer: null,
    transfer_claim: null,
    payment_missing: null,
  }
  vi.stubGlobal('fetch', async () => {
    asked += 1
    const error = { status, name: 'x', message: 'x', details: { code: state } }
    const body = status === 200 ? { data } : { data: null, error }
    return new Response(JSON.stringify(body), { status })
  })
}

const due = {
  state: 'confirm',
  payment_kind: 'online',
  payment_url: 'https://pay.example',
} as const

beforeEach(() => {
  asked = 0
})

describe('followPlaced', () => {
  it.each(['payment', 'cancel'])('shows that the order is %s: no payment is due', async (state) => {
    keep(due)
    answerWith(200, state)
    expect(await followPlaced()).toEqual({ state })
    expect(placedOrder()?.order).toMatchObject({ state, payment_url: null })
  })

  it('keeps its state while the server is unavailable', async () => {
    keep(due)
    answerWith(503, 'payment')
    expect(await followPlaced()).toBe('stale')
    expect(placedOrder()?.order.payment_url).toBe(due.payment_url)
  })

  it('forgets an order that the server no longer has', async () => {
    keep(due)
    answerWith(400, 'order_unknown')
    expect(await followPlaced()).toBe('gone')
    expect(placedOrder()).toBeNull()
  })

  it('shows that an order with cash on delivery was cancelled, and then stops asking', async () => {
    keep({})
    answerWith(200, 'cancel')
    expect(await followPlaced()).toEqual({ state: 'cancel' })
    expect(await followPlaced()).toEqual({ state: 'cancel' })
    expect(asked).toBe(1)
  })

  it('sends no call without an order', async () => {
    answerWith(200, 'new')
    expect(await followPlaced()).toBe('none')
    expect(asked).toBe(0)
  })
})
