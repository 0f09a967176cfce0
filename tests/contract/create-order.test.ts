import { randomUUID } from 'node:crypto'
import { oneOf } from '@nas/contract/answers'
import { orderSchema } from '@nas/contract/order'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Answer, call, get } from './http.ts'
import { asStaff } from './people.ts'
import { aProduct, bodyOf, place } from './place-order.ts'

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
  it('computes sums from the prices of the shop and ignores those of the body', async () => {
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

  it('returns the same order for the same key, also concurrently', async () => {
    const key = { 'Idempotency-Key': randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => place({}, undefined, key)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
    const different = await place({ name: 'Người khác' }, undefined, key)
    expect([different.status, different.body.error.name]).toEqual([409, 'ConflictError'])
  })

  it('names every invalid field at once', async () => {
    const answer = await place({ name: '', phone: '12345', address: '', consent_data: false })
    expect(answer.status).toBe(400)
    expect(codes(answer)).toEqual({
      name: 'required',
      phone: 'phone_invalid',
      address: 'required',
      consent_data: 'consent_required',
    })
  })

  it.each<[object, string]>([
    [{ cartitems: undefined }, 'cartitems'],
    [{ cartitems: [{ product: 1, quantity: 1.5 }] }, 'cartitems.0.quantity'],
    [{ cartitems: [{ product: 1, quantity: '2' }] }, 'cartitems.0.quantity'],
    [{ cartitems: ['x'] }, 'cartitems.0'],
    [{ consent_policy: 'true' }, 'consent_policy'],
    [{ email: 'khong phai' }, 'email'],
    [{ phone: { $ne: '' } }, 'phone'],
    [{ payment: 'vang' }, 'payment'],
    [{ payment: 999_999 }, 'payment'],
  ])('rejects %j', async (change, path) => {
    const answer = await place(change)
    expect([answer.status, Object.keys(codes(answer))]).toEqual([400, [path]])
  })

  it('accepts bare fields, and a payment by its id', async () => {
    const payments = await get('/payments?filters[code]=cod')
    const [{ id }] = payments.body.data
    for (const payment of [id, String(id)]) {
      const body = await bodyOf({ payment, phone: '+84 912 345 678' })
      const answer = await call('POST', '/app/createorder', { body })
      expect(answer.body.data.attributes).toMatchObject({
        payment_method: 'cod',
        phone: '0912345678',
      })
    }
  })

  it('of staff has no owner', async () => {
    const staff = await asStaff()
    const { id } = (await place({}, staff)).body.data
    const { attributes } = (await get(`/orders/${id}?populate=user`, staff)).body.data
    expect(attributes.user.data).toBeNull()
  })

  it('rejects lines that cannot be sold', async () => {
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

  it('rejects an unknown payment method and an outdated price', async () => {
    const { body } = await place({ payment: 'vang' })
    expect(body.error.details.code).toBe('payment_unavailable')
    const { total } = (await place()).body.data.attributes
    const changed = await place({ expected_total: 1 })
    expect([changed.status, changed.body.error.name]).toEqual([400, 'ApplicationError'])
    expect(changed.body.error.details).toMatchObject({ code: 'price_changed', total })
  })
})

it('an address of two levels has province and ward, and no district', async () => {
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
