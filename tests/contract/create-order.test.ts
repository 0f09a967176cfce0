import { randomUUID } from 'node:crypto'
import { oneOf } from '@nas/contract/answers'
import { orderSchema } from '@nas/contract/order'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from './http.ts'
import { aProduct, place } from './place-order.ts'

let product: Awaited<ReturnType<typeof aProduct>>

beforeAll(async () => {
  product = await aProduct()
})

const codes = ({ body }: Answer) =>
  Object.fromEntries(
    body.error.details.errors.map((one: { path: unknown[]; code: string }) => [
      one.path.join('.'),
      one.code,
    ]),
  )

describe('POST /app/createorder', () => {
  it('adds up from the shop’s own prices, whatever the body says', async () => {
    const { price } = product.attributes
    const cartitems = [{ product: product.id, quantity: 1, price: 1 }]
    const answer = await place({
      cartitems,
      total: 1,
      subtotal: 1,
      shipping_price: 0,
      state: 'complete',
    })
    expect(answer.status).toBe(200)
    const { attributes } = v.parse(oneOf(orderSchema), answer.body).data
    const delivery = price > 300_000 ? 0 : 30_000
    expect(attributes).toMatchObject({
      state: 'new',
      subtotal: price,
      shipping_price: delivery,
      discount: 0,
      total: price + delivery,
      cod_amount: price + delivery,
      payment_method: 'cod',
      cartitems: [{ quantity: 1, price }],
    })
    const [line] = answer.body.data.attributes.cartitems
    expect(line.product.data.id).toBe(product.id)
    expect(line.product.data.attributes.thub.data.attributes.formats.small.url).toBeTruthy()
  })

  it('answers the same order to the same key, however often and at once', async () => {
    const key = { 'Idempotency-Key': randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => place({}, undefined, key)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
    const different = await place({ name: 'Người khác' }, undefined, key)
    expect([different.status, different.body.error.name]).toEqual([409, 'ConflictError'])
  })

  it('names every wrong field at once', async () => {
    const answer = await place({ name: '', phone: '12345', address: '', consent_data: false })
    expect(answer.status).toBe(400)
    expect(codes(answer)).toEqual({
      name: 'required',
      phone: 'phone_invalid',
      address: 'required',
      consent_data: 'consent_required',
    })
  })

  it('refuses lines that cannot be sold', async () => {
    const refused = async (cartitems: unknown) => {
      const { status, body } = await place({ cartitems })
      return [status, body.error.details.code, body.error.details.errors[0]]
    }
    expect(await refused([])).toMatchObject([400, 'required', { path: ['cartitems'] }])
    expect(await refused([{ product: product.id, quantity: 0 }])).toMatchObject([
      400,
      'quantity_invalid',
      {},
    ])
    expect(await refused([{ product: 999_999_999, quantity: 1 }])).toMatchObject([
      400,
      'product_unavailable',
      { product: 999_999_999 },
    ])
    expect(await refused([{ product: product.id, quantity: 9999 }])).toMatchObject([
      400,
      'out_of_stock',
      { product: product.id, available: expect.any(Number) },
    ])
  })

  it('refuses an unknown payment and a price that is no longer right', async () => {
    const { body } = await place({ payment: 'vang' })
    expect(body.error.details.code).toBe('payment_unavailable')
    const changed = await place({ expected_total: 1 })
    expect([changed.status, changed.body.error.details.code]).toEqual([400, 'price_changed'])
  })
})

it('an address of two levels keeps its province and ward, and names no district', async () => {
  const places = { province: 'Thành phố Hồ Chí Minh', ward: 'Phường Sài Gòn' }
  const { status, body } = await place({
    ...places,
    address_scheme: 'two_levels',
    district: undefined,
  })
  expect(status).toBe(200)
  expect(body.data.attributes).toMatchObject({
    ...places,
    district: '',
    address: '12 Nguyễn Huệ, Phường Sài Gòn, Thành phố Hồ Chí Minh',
  })
  expect((await place({ ...places, district: undefined })).status).toBe(400)
})
