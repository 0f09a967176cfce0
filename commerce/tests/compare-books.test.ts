import type { BookDifference } from '@nas/contract/payments/fields'
import { describe, expect, test } from 'vitest'
import { differencesSql } from '../src/medusa-tables/compare-books'
import { sqlOf } from '../src/platform/database/run-sql'
import { compareBooks, differenceText, ownBooks } from '../src/settlement/workflows/compare-books'
import { usePayments, type Waiting } from './support/payments'

const product = 8141
/** No order changes its stock meanwhile. */
const unsold = 8142
const { shop, pay } = usePayments(product, unsold)

/**
 * The differences of this order, or of this product, without the limit of `compareBooks`: other
 * files leave some behind.
 */
async function differences(of: { id: number } | number) {
  const all = await sqlOf(shop.container)<BookDifference>(differencesSql(ownBooks, 100_000))
  return all.filter((one) =>
    typeof of === 'number' ? one.product === String(of) : one.number === of.id,
  )
}

const ofOrder = `(select order_id from order_record where display_id = ?)`
const paymentsOf = `(select p.id from payment p join order_payment_collection l
  on l.payment_collection_id = p.payment_collection_id where l.order_id = ${ofOrder})`
const ofItem = `inventory_item_id = (select id from inventory_item where sku = 'product-${unsold}')`

async function paid(): Promise<Waiting> {
  const order = await pay.waiting()
  await pay.sendIpn(order)
  return order
}

async function refunded(): Promise<Waiting> {
  const order = await paid()
  await pay.move(order, 'usercancel', 'member')
  const token = await shop.staffToken()
  await shop.ask(`/admin/shop/orders/${order.id}/refund`, { body: { note: null }, token })
  return order
}

describe('both books', () => {
  test('agree about orders of all kinds', async () => {
    const cod = (await pay.place('cod')).body.order
    for (const state of ['pickitem', 'delivery', 'complete']) await pay.move(cod, state, 'staff')
    const packed = await paid()
    await pay.move(packed, 'pickitem', 'staff')
    const late = await pay.waiting()
    await pay.move(late, 'usercancel', 'member')
    await pay.sendIpn(late)
    const twice = await paid()
    await pay.sendIpn(twice, { number: '14999999' })
    const changed = (await pay.place('cod')).body.order
    const orders = [cod, packed, late, twice, changed, await pay.waiting(), await refunded()]
    for (const order of orders) expect(await differences(order)).toEqual([])
    expect(await differences(product)).toEqual([])
  })

  test.each([
    ['capture', paid, `delete from capture where payment_id in ${paymentsOf}`],
    ['refund', refunded, `delete from refund where payment_id in ${paymentsOf}`],
    ['refund', refunded, `update refund_due set settled_at = null where order_id = ${ofOrder}`],
    [
      'reservation',
      paid,
      `update reservation_item set deleted_at = now() where line_item_id in
         (select item_id from order_item where order_id = ${ofOrder})`,
    ],
    ['order', paid, `update order_record set total = total + 1 where order_id = ${ofOrder}`],
    ['order', paid, `update order_record set order_id = 'lost' where order_id = ${ofOrder}`],
    ['cancellation', paid, `update "order" set status = 'canceled' where id = ${ofOrder}`],
  ])('report a wrong %s', async (kind, make, sql) => {
    const order = await make()
    await shop.owner().raw(sql, [order.id])
    const found = await differences(order)
    expect(found.map((one) => one.kind)).toContain(kind)
    expect(Object.keys(found[0] ?? {}).sort()).toEqual([
      'kind',
      'medusas',
      'number',
      'ours',
      'product',
      'total',
    ])
  })

  test.each([
    ['level', 'reserved_quantity = reserved_quantity + 1'],
    ['stock', 'stocked_quantity = stocked_quantity - 1'],
  ])('report a wrong %s of a product', async (kind, change) => {
    const column = change.split(' ')[0]
    const [before] = await shop.rows(
      `select ${column} as kept from inventory_level where ${ofItem}`,
    )
    await shop.owner().raw(`update inventory_level set ${change} where ${ofItem}`)
    expect((await differences(unsold)).map((one) => one.kind)).toEqual([kind])
    await shop
      .owner()
      .raw(`update inventory_level set ${column} = ? where ${ofItem}`, [before.kept])
  })

  test('leave out an order that is changing', async () => {
    const order = await paid()
    await shop.owner().raw(`delete from capture where payment_id in ${paymentsOf}`, [order.id])
    await shop.rows(
      `insert into operation (id, kind, subject, intent, next_run_at)
       select 'op_books', 'none', id, '{}', now() + interval '1 day' from order_record
       where display_id = ?`,
      [order.id],
    )
    expect(await differences(order)).toEqual([])
    await shop.rows(`delete from operation where id = 'op_books'`)
    const [found] = await differences(order)
    expect(found).toMatchObject({ kind: 'capture', ours: order.amount, medusas: 0 })
  })

  test('are read by staff who may see money, and are written to the log', async () => {
    const { total, differences: all } = await compareBooks(shop.container)
    const token = await shop.staffToken()
    const { body } = await shop.ask('/admin/shop/books', { token })
    expect(body.books).toEqual({ total, differences: all })
    const first = all.find(({ kind }) => kind === 'capture')
    if (first === undefined) throw new Error('no difference')
    expect(differenceText(first)).toBe(
      `order ${first.number}: capture is ${first.ours}, in Medusa ${first.medusas}`,
    )
  })
})
