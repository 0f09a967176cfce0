import { orderCode } from '@nas/domain/order-code'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { $order, forgetOrder } from '../order.store.ts'
import { readCode, track } from './track.ts'

const code = orderCode(new Date('2026-11-21T03:00:00Z'), 1042)
const sent: unknown[] = []

function answerWith(status: number, body: unknown): void {
  vi.stubGlobal('fetch', async (_path: string, { body: text }: RequestInit) => {
    sent.push(JSON.parse(String(text)))
    return new Response(JSON.stringify(body), { status })
  })
}

const found = {
  code,
  state: 'delivery',
  createdAt: '2026-11-21T02:05:00.000Z',
  estimated_pickup: null,
  estimated_delivery: null,
  subtotal: 560_000,
  shipping_price: 30_000,
  discount: 0,
  total: 590_000,
  vat_rate: 8,
  vat: 43_704,
  cod_amount: 590_000,
  payment_method: 'cod',
  payment_kind: 'cod',
  history: [{ to: 'new', at: '2026-11-21T02:05:00.000Z' }],
  items: [{ name: 'Tinh chất', name_en: 'Serum', quantity: 2, price: 280_000 }],
  payment_url: null,
  payment_until: null,
  transfer: null,
  transfer_claim: null,
  payment_missing: null,
}

beforeEach(() => {
  sent.length = 0
  forgetOrder()
})
afterEach(() => vi.unstubAllGlobals())

describe('readCode', () => {
  it.each([
    [code, code],
    [` ${code.toLowerCase()} `, code],
    [code.replace('-', ''), code],
    [code.replace('-', ' – '), code],
  ])('%j', (typed, read) => {
    expect(readCode(typed)).toBe(read)
  })
})

describe('track', () => {
  it('does not send invalid input', async () => {
    answerWith(200, { data: found })
    const required = { code: 'codeRequired', phone: 'phoneRequired' }
    expect(await track('', '')).toEqual(required)
    const last = code.at(-1) === 'A' ? 'B' : 'A'
    const invalid = { code: 'codeInvalid', phone: 'phoneInvalid' }
    expect(await track(code.slice(0, -1) + last, '12')).toEqual(invalid)
    expect(sent).toEqual([])
  })

  it('queries once for a double press and shows the result', async () => {
    answerWith(200, { data: found })
    await Promise.all([track(code, '0912 345 678'), track(code, '0912 345 678')])
    expect(sent).toEqual([{ code, phone: '0912 345 678' }])
    const access = { by: 'tracked', code, phone: '0912 345 678' }
    expect($order.get()).toMatchObject({ state: 'tracked', access, order: found })
  })

  it.each([
    [400, 'order_unknown', { state: 'missing' }],
    [429, undefined, { state: 'failed', problem: 'problemTooMany' }],
    [503, undefined, { state: 'failed', problem: 'problemUnavailable' }],
  ])('shows the message for status %i', async (status, errorCode, expected) => {
    const details = errorCode === undefined ? {} : { code: errorCode }
    answerWith(status, { data: null, error: { status, name: 'x', message: 'x', details } })
    await track(code, '0912345678')
    expect($order.get()).toMatchObject(expected)
  })
})
