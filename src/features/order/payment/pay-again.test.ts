import { useTestStorageEngine } from '@nanostores/persistent'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { orderEntry } from '../../../../tests/support/order-entry.ts'
import { $cart } from '../../../stores/cart.store.ts'
import { storageKeys } from '../../../stores/keys.ts'
import { sentFor } from '../../../stores/place-order.ts'
import { knownOrder, orderAgain } from './pay-again.tsx'
import { $result } from './payment-result.store.ts'

useTestStorageEngine()

const { attributes } = orderEntry()
const { code } = attributes
const body = { name: 'Lan', payment: 'vnpay', expected_total: 590_000 }

const line = { id: 7, slug: '', imagelink: '', name: 'Kem', name_en: '', price: 295_000 }
const inCart = { ...line, description: '', description_en: '', checked: true }

const values = new Map<string, string>()
const shared = new Map<string, string>()
const placed: { payment: string; key: string | null }[] = []
const left: string[] = []

/** The state returned by tracking, and the response to a new order. */
function answer(state: string, status = 200, payment_url: string | null = null): void {
  const tracked = {
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
  const order = orderEntry({ code: 'NAS261121-43K', payment_url })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (String(path).includes('trackorder')) return Response.json({ data: tracked })
    const { data } = JSON.parse(String(init.body))
    placed.push({ payment: data.payment, key: new Headers(init.headers).get('idempotency-key') })
    if (status === 0) throw new TypeError('failed to fetch')
    const details = { code: 'out_of_stock', errors: [] }
    const error = { status, name: 'ApplicationError', message: '', details }
    return Response.json(status === 200 ? { data: order, meta: {} } : { data: null, error }, {
      status,
    })
  })
}

const kept = (value: unknown) => JSON.stringify({ at: Date.now(), value })

beforeEach(() => {
  placed.length = 0
  left.length = 0
  const storage = (kept: Map<string, string>) => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('sessionStorage', storage(values))
  vi.stubGlobal('localStorage', storage(shared))
  vi.stubGlobal('location', { assign: (address: string) => left.push(address) })
  const order = { ...attributes, state: 'confirm', payment_kind: 'online' }
  const lines = [{ ...line, quantity: 2 }]
  values.set(storageKeys.placedOrder, JSON.stringify({ order, lines }))
  $cart.set([{ ...inCart, quantity: 3 }])
  shared.set(storageKeys.orderAgain, kept({ code, body }))
  values.set(storageKeys.draft, '{}')
})
afterEach(() => {
  values.clear()
  shared.clear()
  vi.unstubAllGlobals()
})

it('places the same order again, and redirects to the gateway', async () => {
  answer('cancel', 200, 'https://pay.example/2')
  expect(await orderAgain(code, 'same', 'vi')).toBeUndefined()
  expect(placed.map(({ payment }) => payment)).toEqual(['vnpay'])
  expect(left).toEqual(['https://pay.example/2'])
  expect([knownOrder(code), sentFor('NAS261121-43K')?.payment]).toEqual([null, 'vnpay'])
  // Two pieces were put back into the cart, which had one.
  expect($cart.get()).toEqual([{ ...inCart, quantity: 1 }])
})

it('places it with cash on delivery, and removes the stored input', async () => {
  answer('cancel')
  expect(await orderAgain(code, 'cod', 'vi')).toBeUndefined()
  expect(placed.map(({ payment }) => payment)).toEqual(['cod'])
  expect(left).toEqual(['/vn/thanh-toan/hoan-tat'])
  expect(shared.has(storageKeys.orderAgain)).toBe(false)
})

it('offers it in another tab, such as one opened by a banking app', () => {
  const { order, lines } = JSON.parse(values.get(storageKeys.placedOrder) ?? '')
  shared.set(storageKeys.placedOrder, kept({ order, lines }))
  values.clear()
  expect(knownOrder(code)?.order.code).toBe(code)
})

it('does not offer it once any tab has ordered since', async () => {
  answer('cancel')
  await orderAgain(code, 'cod', 'vi')
  values.set(storageKeys.placedOrder, JSON.stringify({ order: attributes, lines: [] }))
  expect(knownOrder(code)).toBeNull()
})

it('does not place an order that another tab has paid, and removes the stored input', async () => {
  answer('payment')
  expect(await orderAgain(code, 'cod', 'vi')).toBeUndefined()
  expect([placed, left]).toEqual([[], []])
  expect($result.get()).toEqual({ state: 'success', code })
  expect([...values.keys()]).not.toContain(storageKeys.draft)
})

it('waits while the first payment is open', async () => {
  answer('confirm')
  expect(await orderAgain(code, 'cod', 'vi')).toBe('againWaiting')
  expect(placed).toEqual([])
})

it('sends the same key again without a response, and another after a rejection', async () => {
  answer('cancel', 0)
  expect(await orderAgain(code, 'cod', 'vi')).toBe('againUnanswered')
  expect($cart.get()).toEqual([{ ...inCart, quantity: 3 }])
  answer('cancel', 400)
  expect(await orderAgain(code, 'cod', 'vi')).toBe('againRefused')
  answer('cancel')
  await orderAgain(code, 'cod', 'vi')
  expect(placed[0]?.key).toBe(placed[1]?.key)
  expect(placed[2]?.key).not.toBe(placed[0]?.key)
})
