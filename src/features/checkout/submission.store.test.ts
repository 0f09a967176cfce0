import { useTestStorageEngine } from '@nanostores/persistent'
import type { CartItem } from '@nas/domain/cart'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useSessionStorage } from '../../../tests/support/session-storage.ts'
import { $cart, addProduct, resetCart, takeToCheckout } from '../../stores/cart.store.ts'
import { notePlacedState, placedOrder } from '../../stores/placed-order.ts'
import { keepSession, signOut } from '../../stores/session.store.ts'
import { keepProof, keptProof } from './email-proof.ts'
import { orderForm } from './order-form.ts'
import { $submission, submitOrder } from './submission.store.ts'

useTestStorageEngine()

const product: Omit<CartItem, 'quantity' | 'checked'> = {
  id: 7,
  slug: 'serum',
  imagelink: '',
  name: 'Tinh chất',
  name_en: 'Serum',
  description: '',
  description_en: '',
  price: 150_000,
}

const attributes = {
  code: 'NAS261121-1X',
  state: 'new',
  createdAt: '2026-11-21T02:05:00.000Z',
  updatedAt: '2026-11-21T02:05:00.000Z',
  estimated_pickup: null,
  estimated_delivery: null,
  subtotal: 150_000,
  shipping_price: 30_000,
  discount: 0,
  total: 180_000,
  vat_rate: 8,
  vat: 13_333,
  cod_amount: 180_000,
  payment_method: 'cod',
  payment_kind: 'cod',
  payment_url: null,
  payment_until: null,
  transfer_claim: null,
  payment_missing: null,
  refund_due: false,
  name: 'Lan',
  phone: '0912345678',
  email: null,
  address: '1 Hàng Than',
  province: null,
  district: null,
  ward: null,
  note: null,
}

const values = useSessionStorage()
const sent: { key: string; body: { data: Record<string, unknown> } }[] = []

function answerWith(status: number, body: unknown): void {
  vi.stubGlobal('fetch', async (_path: string, { headers, body: text }: RequestInit) => {
    const key = new Headers(headers).get('idempotency-key') ?? ''
    sent.push({ key, body: JSON.parse(String(text)) })
    return new Response(JSON.stringify(body), { status })
  })
}

const refusal = (status: number, code: string, errors: unknown[] = []) => ({
  data: null,
  error: { status, name: 'ApplicationError', message: code, details: { code, errors } },
})

function fillForm(): void {
  orderForm.change('name', 'Lan')
  orderForm.change('phone', '0912345678')
  orderForm.change('province', { id: 1, name: 'Thành phố Hà Nội' })
  orderForm.change('district', { id: 2, name: 'Quận Ba Đình' })
  orderForm.change('ward', { id: 3, name: 'Phường Phúc Xá' })
  orderForm.change('address', '1 Hàng Than')
  orderForm.change('data', true)
  orderForm.change('policy', true)
}

beforeEach(() => {
  sent.length = 0
  $submission.set({ state: 'idle' })
  orderForm.forget()
  resetCart()
  addProduct(product)
  takeToCheckout()
})

describe('submitOrder', () => {
  it('sends nothing while the form is incomplete', async () => {
    answerWith(200, {})
    expect(await submitOrder('vi')).toBeNull()
    expect(sent).toEqual([])
    expect(orderForm.$errors.get()).toMatchObject({
      name: 'nameRequired',
      policy: 'policyRequired',
    })
  })

  it('orders once for a double press, and removes ordered items from the cart', async () => {
    fillForm()
    answerWith(200, { data: { id: 1, attributes }, meta: {} })
    const [first, second] = await Promise.all([submitOrder('vi'), submitOrder('vi')])
    expect([first, second]).toEqual(['/vn/thanh-toan/hoan-tat', null])
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body.data).toMatchObject({
      cartitems: [{ product: 7, quantity: 1 }],
      expected_total: 180_000,
      locale: 'vi',
      consent_data: true,
      consent_policy: true,
      consent_marketing: false,
    })
    expect($cart.get()).toEqual([])
    expect(JSON.parse(values.get('nas:placed-order') ?? '')).toMatchObject({
      order: { code: 'NAS261121-1X' },
      lines: [{ id: 7, quantity: 1 }],
    })
  })

  it('registers a guest, and stores no password', async () => {
    fillForm()
    orderForm.fill({ account: true, email: 'lan@nas.vn', password: 'hoa sữa đêm' })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed to fetch')))
    await submitOrder('vi')
    expect([...values.values()].join()).not.toContain('hoa')
    answerWith(200, { data: { id: 1, attributes }, meta: {} })
    await submitOrder('vi')
    expect(sent[0]?.body.data).toMatchObject({ create_account: true, password: 'hoa sữa đêm' })
  })

  it('sends the proof of its e-mail under the same key, and drops it once it was refused', async () => {
    fillForm()
    orderForm.fill({ email: 'Lan@nas.vn' })
    const asked = { email: 'lan@nas.vn', attempt: 'a', proof: '' }
    keepProof(asked)
    answerWith(503, refusal(503, 'service_unavailable'))
    await submitOrder('vi')
    keepProof({ ...asked, proof: 'proof of Lan' })
    await submitOrder('vi')
    expect(sent.map(({ body }) => body.data.email_proof)).toEqual([undefined, 'proof of Lan'])
    expect(sent[0]?.key).toBe(sent[1]?.key)
    for (const code of ['too_many_unpaid', 'network_limit']) {
      keepProof({ ...asked, proof: 'proof of Lan' })
      answerWith(400, refusal(400, code))
      await submitOrder('vi')
      expect(keptProof('lan@nas.vn')).toBeNull()
    }
    keepProof(asked)
    await submitOrder('vi')
    expect(keptProof('lan@nas.vn')).toEqual(asked)
    orderForm.fill({ email: 'khac@nas.vn' })
    expect(keptProof('khac@nas.vn')).toBeNull()
  })

  it('creates no account for a member', async () => {
    fillForm()
    orderForm.fill({ account: true })
    vi.stubGlobal('document', { cookie: '' })
    keepSession('token', { id: 1, username: 'lan', email: 'lan@nas.vn' }, 'accepted')
    answerWith(200, { data: { id: 1, attributes }, meta: {} })
    await submitOrder('vi')
    expect(sent[0]?.body.data).not.toHaveProperty('create_account')
    signOut()
  })

  it('redirects to the gateway for an online payment, and keeps the order for its confirmation', async () => {
    fillForm()
    const pay = 'https://pay.example/x?vnp_Amount=18000000'
    const due = { state: 'confirm', payment_kind: 'online', payment_method: 'vnpay' }
    const online = { ...attributes, ...due, payment_url: pay, transfer: null }
    answerWith(200, { data: { id: 1, attributes: online }, meta: {} })
    expect(await submitOrder('en')).toBe(pay)
    expect($submission.get()).toEqual({ state: 'placed', next: 'payment' })
    expect(placedOrder()?.order).toMatchObject({ payment_url: pay, state: 'confirm' })
    notePlacedState(attributes.code, 'payment')
    expect(placedOrder()?.order).toMatchObject({ payment_url: null, state: 'payment' })
  })

  it('redirects only to web addresses', async () => {
    fillForm()
    const odd = { ...attributes, payment_url: 'javascript:alert(1)' }
    answerWith(200, { data: { id: 1, attributes: odd }, meta: {} })
    expect(await submitOrder('en')).toBe('/thanh-toan/hoan-tat')
  })

  it('shows short stock and keeps the cart', async () => {
    fillForm()
    const error = { path: ['cartitems', 0], code: 'out_of_stock', product: 7, available: 0 }
    answerWith(400, refusal(400, 'out_of_stock', [{ ...error, message: 'x', name: 'x' }]))
    expect(await submitOrder('vi')).toBeNull()
    expect($submission.get()).toMatchObject({
      state: 'refused',
      problem: { code: 'out_of_stock', lines: [{ product: 7, available: 0 }] },
    })
    expect($cart.get()).toHaveLength(1)
  })

  it('takes new prices and asks for another attempt', async () => {
    fillForm()
    addProduct({ ...product, id: 8, price: 10_000 })
    takeToCheckout()
    const error = { path: ['cartitems', 0], code: 'price_changed', message: 'x', name: 'x' }
    const errors = [
      { ...error, product: 7, price: 170_000 },
      { ...error, product: 8, price: 10_000 },
    ]
    answerWith(400, refusal(400, 'price_changed', errors))
    await submitOrder('vi')
    expect($cart.get()[0]?.price).toBe(170_000)
    // Unchanged prices are not named.
    expect($submission.get()).toMatchObject({ problem: { lines: [{ product: 7 }] } })
    await submitOrder('vi')
    expect(sent.map(({ body }) => body.data.expected_total)).toEqual([190_000, 210_000])
    expect(sent[0]?.key).not.toBe(sent[1]?.key)
  })

  it('keeps the key of an unanswered attempt', async () => {
    fillForm()
    vi.stubGlobal('fetch', (_path: string, { headers }: RequestInit) => {
      sent.push({ key: new Headers(headers).get('idempotency-key') ?? '', body: { data: {} } })
      return Promise.reject(new TypeError('failed to fetch'))
    })
    await submitOrder('vi')
    expect($submission.get()).toMatchObject({ state: 'refused', problem: { code: 'network' } })
    answerWith(503, refusal(503, 'service_unavailable'))
    await submitOrder('vi')
    answerWith(200, { data: { id: 1, attributes }, meta: {} })
    expect(await submitOrder('vi')).not.toBeNull()
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  })
})
