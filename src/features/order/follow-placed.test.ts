import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useSessionStorage } from '../../../tests/support/session-storage.ts'
import { storageKeys } from '../../stores/keys.ts'
import { placedOrder } from '../../stores/placed-order.ts'
import { orderEntry } from './order-wire.fixture.ts'
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
    ...{ code, state, createdAt: '', estimated_pickup: null, estimated_delivery: null },
    ...{ total: 1, payment_method: 'vnpay', payment_kind: 'online', history: [], items: [] },
    ...{ payment_url: null, payment_until: null, transfer: null },
  }
  vi.stubGlobal('fetch', async () => {
    asked += 1
    return new Response(JSON.stringify({ data }), { status })
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
    expect(await followPlaced()).toBe(state)
    expect(placedOrder()?.order).toMatchObject({ state, payment_url: null })
  })

  it('keeps its state while the server is unavailable', async () => {
    keep(due)
    answerWith(503, 'payment')
    expect(await followPlaced()).toBe('confirm')
    expect(placedOrder()?.order.payment_url).toBe(due.payment_url)
  })

  it('shows that an order with cash on delivery was cancelled, and then stops asking', async () => {
    keep({})
    answerWith(200, 'cancel')
    expect(await followPlaced()).toBe('cancel')
    expect(await followPlaced()).toBe('cancel')
    expect(asked).toBe(1)
  })

  it('sends no call without an order', async () => {
    answerWith(200, 'new')
    expect(await followPlaced()).toBeUndefined()
    expect(asked).toBe(0)
  })
})
