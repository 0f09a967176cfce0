import { describe, expect, it } from 'vitest'
import { apiUnderTest } from '../../../tests/support/api-under-test.ts'
import { orderBody as order } from '../../../tests/support/order-body.ts'

describe('placing an order', () => {
  const api = apiUnderTest()
  const place = (body: object, headers?: Record<string, string>, as?: 'member' | 'staff') =>
    api.call('POST', '/api/app/createorder?populate=cartitems.product', {
      body,
      ...(headers && { headers }),
      ...(as && { as }),
    })

  it('answers the order, whatever money the body speaks of', async () => {
    const tampered = {
      ...order,
      total: 1,
      state: 'complete',
      cartitems: [{ ...order.cartitems[0], price: 1 }],
    }
    const { status, body } = await place({ data: tampered })
    expect(status).toBe(200)
    expect(body.data.attributes).toMatchObject({
      state: 'new',
      subtotal: 200_000,
      shipping_price: 30_000,
      total: 230_000,
      cartitems: [{ quantity: 2, price: 100_000, product: { data: { id: 1 } } }],
    })
  })

  it('takes the fields bare, and a payment by id', async () => {
    expect((await place({ ...order, payment: 1 })).status).toBe(200)
    expect((await place({ ...order, payment: '1' })).status).toBe(200)
  })

  it('names every wrong field at once', async () => {
    const { status, body } = await place({
      data: {
        ...order,
        name: ' ',
        phone: '123',
        address: undefined,
        cartitems: [{ product: 1, quantity: 0 }],
        consent_data: false,
      },
    })
    expect(status).toBe(400)
    const codes = Object.fromEntries(
      body.error.details.errors.map((one: { path: string[]; code: string }) => [
        one.path.join('.'),
        one.code,
      ]),
    )
    expect(codes).toEqual({
      name: 'required',
      phone: 'phone_invalid',
      address: 'required',
      'cartitems.0.quantity': 'quantity_invalid',
      consent_data: 'consent_required',
    })
    expect(body.error.message).toBe('5 errors occurred')
  })

  it.each([
    [{ cartitems: [] }, 'cartitems'],
    [{ cartitems: undefined }, 'cartitems'],
    [{ cartitems: [{ product: 1, quantity: 1.5 }] }, 'cartitems.0.quantity'],
    [{ cartitems: [{ product: 1, quantity: '2' }] }, 'cartitems.0.quantity'],
    [{ cartitems: ['x'] }, 'cartitems.0'],
    [{ consent_policy: 'true' }, 'consent_policy'],
    [{ consent_policy: undefined }, 'consent_policy'],
    [{ email: 'khong phai' }, 'email'],
    [{ phone: { $ne: '' } }, 'phone'],
    [{ payment: 'gold' }, 'payment'],
    [{ payment: 'old' }, 'payment'],
    [{ payment: 2 }, 'payment'],
    [{ cartitems: [{ product: 99, quantity: 1 }] }, 'cartitems.0.product'],
  ])('refuses %j', async (change, path) => {
    const { status, body } = await place({ data: { ...order, ...change } })
    expect(status).toBe(400)
    expect(body.error.details.errors[0].path.join('.')).toBe(path)
  })

  it('reports a changed price with the new total', async () => {
    const { status, body } = await place({ ...order, expected_total: 1 })
    expect(status).toBe(400)
    expect(body.error).toMatchObject({
      name: 'ApplicationError',
      details: { code: 'price_changed', total: 230_000 },
    })
  })

  it('answers the same order to the same key, and 409 to another body', async () => {
    const key = { 'Idempotency-Key': '5b1f4a9e-0000-4000-8000-000000000001' }
    const first = await place(order, key)
    expect((await place(order, key)).body).toEqual(first.body)
    const other = await place({ ...order, name: 'Khác' }, key)
    expect(other.status).toBe(409)
    expect(other.body.error.name).toBe('ConflictError')
  })

  it('belongs to the member who placed it, and to nobody when staff did', async () => {
    const { body } = await place(order, undefined, 'member')
    const mine = await api.get(`/api/orders/${body.data.id}?populate=user`, 'member')
    expect(mine.body.data.attributes.user.data.id).toBe('cus_mai')
    const guest = await place(order, undefined, 'staff')
    expect((await api.get(`/api/orders/${guest.body.data.id}`, 'member')).status).toBe(404)
  })

  it('is limited by address', async () => {
    const limited = apiUnderTest({ createOrder: { points: 1, seconds: 60 } })
    const again = () => limited.call('POST', '/api/app/createorder', { body: order })
    expect((await again()).status).toBe(200)
    expect((await again()).status).toBe(429)
  })
})
