import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepPlacedOrder, notePlacedState, placedOrder } from './placed-order.ts'

const order = {
  code: 'NAS261121-1X',
  state: 'confirm' as const,
  createdAt: '2026-11-21T02:05:00.000Z',
  updatedAt: '2026-11-21T02:05:00.000Z',
  estimated_pickup: null,
  estimated_delivery: null,
  subtotal: 150_000,
  shipping_price: 0,
  discount: 0,
  total: 150_000,
  vat_rate: 8,
  vat: 11_111,
  cod_amount: 0,
  payment_method: 'vnpay',
  payment_kind: 'online' as const,
  refund_due: false,
  transfer_claim: null,
  payment_url: 'https://pay.example',
  payment_until: null,
  payment_missing: null,
  transfer: null,
  name: 'Lan',
  phone: '0912345678',
  email: null,
  address: '1 Hàng Than',
  province: null,
  district: null,
  ward: null,
  note: null,
}

function storage() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  }
}

const openTab = () => vi.stubGlobal('sessionStorage', storage())

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', storage())
  openTab()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('survives its tab for a day on this device', () => {
  keepPlacedOrder(order, [])
  openTab()
  vi.advanceTimersByTime(86_400_000 - 1)
  expect(placedOrder()?.order.code).toBe(order.code)
  vi.advanceTimersByTime(1)
  expect(placedOrder()).toBeNull()
  vi.setSystemTime(0)
  expect(placedOrder()).toBeNull()
})

it('is the one that this tab placed, despite later orders of other tabs', () => {
  keepPlacedOrder(order, [])
  const own = sessionStorage
  openTab()
  keepPlacedOrder({ ...order, code: 'NAS261121-2Y' }, [])
  vi.stubGlobal('sessionStorage', own)
  expect(placedOrder()?.order.code).toBe(order.code)
})

it('offers no payment after the order moved on, in later tabs too', () => {
  keepPlacedOrder(order, [])
  notePlacedState(order.code, 'payment')
  openTab()
  expect(placedOrder()?.order).toMatchObject({ state: 'payment', payment_url: null })
})
