import { listQueryParameters } from '@nas/query/list-query'
import { describe, expect, it } from 'vitest'
import { apiUnderTest } from '../../../tests/support/api-under-test.ts'
import { orderBody as order } from '../../../tests/support/order-body.ts'

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
    const filters = {
      $and: [
        { state: { $in: ['new'] } },
        { $or: [{ total: { $gt: 5 } }, { $not: { name: { $containsi: 'a' } } }] },
        { customer: { $eq: 'cus_mai' } },
      ],
    }
    expect(api.commerce.queries.map(listQueryParameters)).toEqual([
      { filters: JSON.stringify(filters), sort: '["id:desc"]', limit: '10', offset: '10' },
    ])
  })

  it.each([
    'filters[khongco]=1',
    'filters[user][email][$startsWith]=a',
    'filters[user][phone]=1',
    'filters[cartitems][price]=1',
    'filters[payment_url][$contains]=x',
    'sort=user',
    'sort=payment_url',
    'populate=khongco',
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
