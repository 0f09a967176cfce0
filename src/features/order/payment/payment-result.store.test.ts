import { useTestStorageEngine } from '@nanostores/persistent'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { orderEntry } from '../../../../tests/support/order-entry.ts'
import { useSessionStorage } from '../../../../tests/support/session-storage.ts'
import { storageKeys } from '../../../stores/keys.ts'
import { placedOrder } from '../../../stores/placed-order.ts'
import { $result, followPayment } from './payment-result.store.ts'

useTestStorageEngine()

const values = useSessionStorage()
const { code } = orderEntry().attributes
let asked = 0

const tracked = (state: string) => ({
  data: {
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
  },
})

function answerWith(...answers: [status: number, body: unknown][]): void {
  vi.stubGlobal('fetch', async () => {
    const [status, body] = answers[Math.min(asked, answers.length - 1)] ?? [500, null]
    asked += 1
    return new Response(JSON.stringify(body), { status })
  })
}

beforeEach(() => {
  asked = 0
  vi.useFakeTimers()
  $result.set({ state: 'asking' })
  const order = {
    ...orderEntry().attributes,
    state: 'confirm',
    payment_kind: 'online',
    payment_url: 'https://pay.example',
  }
  values.set(storageKeys.placedOrder, JSON.stringify({ order, lines: [] }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Waits for pending responses. */
const settled = () => vi.advanceTimersByTimeAsync(0)

describe('followPayment', () => {
  it('trusts the order, not the address', async () => {
    answerWith([200, tracked('confirm')])
    const stop = followPayment('success', code)
    await settled()
    expect($result.get()).toEqual({ state: 'waiting', code })
    stop()
  })

  it('waits, polls, and shows the success', async () => {
    answerWith([200, tracked('confirm')], [200, tracked('confirm')], [200, tracked('payment')])
    followPayment('waiting', code)
    await settled()
    expect($result.get().state).toBe('waiting')
    await vi.advanceTimersByTimeAsync(2000)
    expect(asked).toBe(2)
    await vi.advanceTimersByTimeAsync(2999)
    expect(asked).toBe(2)
    await vi.advanceTimersByTimeAsync(1)
    expect($result.get()).toEqual({ state: 'success', code })
    expect(placedOrder()?.order).toMatchObject({ state: 'payment', payment_url: null })
    await vi.advanceTimersByTimeAsync(600_000)
    expect(asked).toBe(3)
  })

  it('shows the failure of a cancelled order', async () => {
    answerWith([200, tracked('cancel')])
    followPayment('waiting', code)
    await settled()
    expect($result.get()).toEqual({ state: 'failure', code })
  })

  it('continues after a lost network and slows down after too many calls', async () => {
    answerWith([503, null], [429, null], [200, tracked('payment')])
    followPayment('success', code)
    await settled()
    await vi.advanceTimersByTimeAsync(2000)
    expect(asked).toBe(2)
    await vi.advanceTimersByTimeAsync(59_000)
    expect(asked).toBe(2)
    await vi.advanceTimersByTimeAsync(1000)
    expect($result.get().state).toBe('success')
  })

  it('stops waiting after its maximum time, and at once when the page is left', async () => {
    answerWith([200, tracked('confirm')])
    followPayment('waiting', code)
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect($result.get()).toEqual({ state: 'late', code })
    const before = asked
    const stop = followPayment('waiting', code)
    await settled()
    stop()
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(asked).toBe(before + 1)
  })

  it('shows no failure for a paid order', async () => {
    answerWith([200, tracked('payment')])
    followPayment('failure', code)
    expect($result.get().state).toBe('failure')
    await settled()
    expect($result.get().state).toBe('success')
  })

  it('shows no result for an invalid report of the gateway', () => {
    followPayment('failure', null)
    expect($result.get()).toEqual({ state: 'unclear', code: null })
  })

  it.each([
    ['success', 'unknown'],
    ['waiting', 'unknown'],
    ['failure', 'failure'],
  ] as const)('sends no request for an unknown order: %s', async (reported, state) => {
    answerWith([200, tracked('payment')])
    followPayment(reported, 'NAS261121-9X')
    await settled()
    expect($result.get().state).toBe(state)
    expect(asked).toBe(0)
  })
})
