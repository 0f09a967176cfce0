import { afterAll, describe, expect, test } from 'vitest'
import { fakeProduct } from './support/fake-content'
import { orderBody } from './support/order-body'
import { useShop } from './support/shop'

const { shop } = useShop(fakeProduct(8411), fakeProduct(8412, 60_000_000))

const phone = '0987111222'

function place(change: Record<string, unknown> = {}, more: { token?: string; key?: string } = {}) {
  const body = orderBody({ items: [{ product: 8411, quantity: 1 }], phone, ...change })
  const headers = more.key === undefined ? {} : { 'Idempotency-Key': more.key }
  return shop.ask('/store/shop/orders', { body, headers, ...(more.token && { token: more.token }) })
}

/** Adds copies of this order. */
async function repeat(id: number, times: number): Promise<void> {
  const [{ columns }] = await shop.rows(
    `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
     where table_name = 'order_record' and is_generated = 'NEVER'`,
  )
  await shop.rows(
    `insert into order_record (${columns}) select ${columns} from (
       select (jsonb_populate_record(o, jsonb_build_object(
         'id', o.id || n, 'order_id', o.order_id || n, 'display_id', 1900000000 + n,
         'code', 'HOARD' || n, 'idempotency_key', null))).*
       from order_record o, generate_series(1, ?::int) n where o.display_id = ?) copies`,
    [times, id],
  )
}

afterAll(() => shop.rows("delete from order_record where code like 'HOARD%'"))

describe('one order', () => {
  test('costs at most the limit of one order', async () => {
    const { status, body } = await place({ items: [{ product: 8412, quantity: 2 }] })
    expect([status, body.code]).toEqual([400, 'order_too_large'])
    expect((await place({ items: [{ product: 8412, quantity: 1 }] })).status).toBe(200)
  })

  test('has at most the number of pieces of one order', async () => {
    await shop.rows(
      `update inventory_level set stocked_quantity = 500, raw_stocked_quantity = '{"value":"500","precision":20}'
       where inventory_item_id = (select id from inventory_item where sku = 'product-8411')`,
    )
    const { body } = await place({ items: [{ product: 8411, quantity: 201 }] })
    expect(body.code).toBe('order_too_large')
    expect((await place({ items: [{ product: 8411, quantity: 200 }] })).status).toBe(200)
  })
})

describe('unpaid orders', () => {
  test('of one phone are limited; members and other phones are not affected', async () => {
    const { body } = await place({ phone: '0987111333' })
    await repeat(body.order.id, 998)
    expect((await place({ phone: '0987111333' })).status).toBe(200)
    const refused = await place({ phone: '0987111333' })
    expect([refused.status, refused.body.code]).toEqual([400, 'too_many_unpaid'])
    const token = await shop.memberToken()
    expect((await place({ phone: '0987111333' }, { token })).status).toBe(200)
    expect((await place({ phone: '0987111444' })).status).toBe(200)
    await shop.rows("update order_record set state = 'usercancel' where code = 'HOARD7'")
    expect((await place({ phone: '0987111333' })).status).toBe(200)
  })
})

describe('the idempotency key of a guest', () => {
  test('neither returns the order to another guest nor reveals it', async () => {
    const key = '0d0b7a52-6c56-4f0e-9a1e-00000000aaaa'
    const own = await place({}, { key })
    const other = await place({ phone: '0987111555' }, { key })
    expect([own.status, other.status]).toEqual([200, 200])
    expect(other.body.order.id).not.toBe(own.body.order.id)
    expect((await place({}, { key })).body.order.id).toBe(own.body.order.id)
  })
})
