import { describe, expect, it } from 'vitest'
import { apiUnderTest } from '../../../tests/support/api-under-test.ts'

const order = {
  name: 'Nguyễn Văn A',
  phone: '0912345678',
  address: '1 Lê Lợi',
  province: 'Thành phố Hồ Chí Minh',
  district: 'Quận 1',
  ward: 'Phường Bến Nghé',
  payment: 'cod',
  cartitems: [{ product: 1, quantity: 2 }],
  consent_data: true,
  consent_policy: true,
}

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

  it('tells a changed price with the new total', async () => {
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

describe('lists of orders', () => {
  async function withOrders() {
    const api = apiUnderTest()
    for (const as of ['member', 'other', 'member'] as const) {
      await api.call('POST', '/api/app/createorder', { body: order, as })
    }
    return api
  }

  it('hold a member’s own, and all for staff', async () => {
    const api = await withOrders()
    expect((await api.get('/api/orders', 'member')).body.data).toHaveLength(2)
    expect((await api.get('/api/orders', 'staff')).body.meta.pagination.total).toBe(3)
    expect((await api.get('/api/orders/2', 'member')).status).toBe(404)
  })

  it('pass checked filters, sort and part on', async () => {
    const api = await withOrders()
    const query =
      'filters[state][$in]=new&filters[$or][0][total][$gt]=5&filters[$or][1][$not][name][$containsi]=a&filters[user]=cus_mai&sort=id:desc&pagination[page]=2&pagination[pageSize]=10'
    expect((await api.get(`/api/orders?${query}`, 'staff')).status).toBe(200)
    expect(api.commerce.queries).toEqual([
      {
        filters: {
          and: [
            { attr: 'state', op: 'in', value: ['new'] },
            {
              or: [
                { attr: 'total', op: 'gt', value: 5 },
                { not: { attr: 'name', op: 'containsi', value: 'a' } },
              ],
            },
            { attr: 'customer', op: 'eq', value: 'cus_mai' },
          ],
        },
        sort: [{ attr: 'id', direction: 'desc' }],
        start: 10,
        limit: 10,
      },
    ])
  })

  it.each([
    'filters[khongco]=1',
    'filters[user][email][$startsWith]=a',
    'filters[user][phone]=1',
    'filters[cartitems][price]=1',
    'filters[address][$contains]=x',
    'sort=user',
    'sort=note',
    'fields=user',
    'filters[customer]=x',
  ])('refuse %s', async (query) => {
    const api = await withOrders()
    expect((await api.get(`/api/orders?${query}`, 'staff')).status).toBe(400)
    expect(api.commerce.queries).toEqual([])
  })

  it('populate lines, products, pictures and the buyer', async () => {
    const api = await withOrders()
    const query = 'populate=cartitems.product.thub,user&fields=code'
    const { body } = await api.get(`/api/orders?${query}`, 'staff')
    const { cartitems, user, ...rest } = body.data[0].attributes
    expect(Object.keys(rest)).toEqual(['code'])
    expect(cartitems[0]).toMatchObject({ id: 'line_0', quantity: 2, price: 100_000 })
    expect(cartitems[0].product.data.attributes.thub.data.id).toBe(1)
    expect(user.data).toMatchObject({ id: 'cus_mai', attributes: { username: 'mai@nas.example' } })
  })
})

describe('moving an order', () => {
  async function placed() {
    const api = apiUnderTest()
    await api.call('POST', '/api/app/createorder', { body: order, as: 'member' })
    const move = (state: unknown, as?: 'member' | 'other' | 'staff', id = 1) =>
      api.call('PUT', `/api/orders/${id}`, { body: { data: { state } }, ...(as && { as }) })
    return { api, move }
  }

  it('is for staff, step by step', async () => {
    const { move } = await placed()
    for (const state of ['pickitem', 'delivery', 'complete']) {
      const { status, body } = await move(state, 'staff')
      expect([status, body.data.attributes.state]).toEqual([200, state])
    }
    const again = await move('complete', 'staff')
    expect(again.status).toBe(400)
    expect(again.body.error).toMatchObject({
      name: 'ApplicationError',
      details: { code: 'transition_not_allowed' },
    })
  })

  it('is for its member only to give it up', async () => {
    const { move } = await placed()
    expect((await move('complete', 'member')).status).toBe(403)
    expect((await move('usercancel', 'other')).status).toBe(404)
    expect((await move('usercancel')).status).toBe(403)
    expect((await move('usercancel', 'member')).status).toBe(200)
    expect((await move('usercancel', 'member')).status).toBe(400)
  })

  it('refuses what is no state, no order and no body', async () => {
    const { api, move } = await placed()
    for (const state of [undefined, null, 'lost', { $ne: 'new' }]) {
      expect((await move(state, 'staff')).status).toBe(400)
    }
    expect((await move('cancel', 'staff', 77)).status).toBe(404)
    const { body } = await api.call('PUT', '/api/orders/1', {
      as: 'staff',
      body: { state: 'cancel' },
    })
    expect(body.error.message).toBe('Missing "data" payload in the request body')
  })
})
