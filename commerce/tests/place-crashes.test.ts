import { Modules } from '@medusajs/framework/utils'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import recoverOperations from '../src/jobs/recover-operations'
import { guestOf } from '../src/orders/http/place'
import { fakeProduct } from './support/fake-content'
import { orderBody } from './support/order-body'
import { type Answer, useShop } from './support/shop'

const product = 8200

const { shop } = useShop(fakeProduct(product))

/** Releases the blocked step. */
let goOn = () => {}

beforeEach(() => shop.rows('delete from operation'))

afterEach(() => goOn())

function place(change: object = {}, headers: Record<string, string> = {}): Promise<Answer> {
  const items = [{ product, quantity: 1 }]
  return shop.ask('/store/shop/orders', { body: orderBody({ items, ...change }), headers })
}

const tables = [
  '"order"',
  'order_line_item',
  'order_item',
  'order_summary',
  'order_shipping',
  'order_address',
  'reservation_item',
  'payment_collection',
  'payment_session',
  'payment',
  'payment_attempt',
  'order_payment_collection',
  'order_record',
  'order_transition',
  'operation',
  'customer',
  'account',
  'sign_in_name',
  'consent',
  'auth_identity',
  'provider_identity',
]

/** Row counts of all records of an order. */
async function traces() {
  const counts = tables.map((table) => {
    const gone = ['account', 'sign_in_name', 'consent'].includes(table)
      ? 'false'
      : 'deleted_at is not null'
    return `(select count(*) from ${table} where not (${gone}))::int as ${table}`
  })
  const [counted] = await shop.rows(
    `select ${counts.join(', ')},
       (select sum(reserved_quantity) from inventory_level)::int as reserved`,
  )
  return counted
}

/** A process that is interrupted here never continues: the step waits until it is released. */
function cutOff(service: string, method: string, when: 'before' | 'after') {
  const found = shop.container.resolve<Record<string, (...given: unknown[]) => unknown>>(service)
  const original = found[method]
  const gone = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const reached = new Promise<void>((resolve) => {
    vi.spyOn(found, method).mockImplementationOnce(async (...given) => {
      const early = when === 'after' ? await original?.apply(found, given) : undefined
      resolve()
      await gone
      return when === 'after' ? early : original?.apply(found, given)
    })
  })
  return reached
}

/** Runs the job after the time limit. */
async function recoverLater(): Promise<void> {
  await shop.rows('update operation set next_run_at = now()')
  await recoverOperations(shop.container)
}

const cuts: [string, string, 'before' | 'after'][] = [
  ['shop_vat', 'rateAt', 'before'],
  ['shop_vat', 'rateAt', 'after'],
  [Modules.LOCKING, 'execute', 'before'],
  ['operations', 'commit', 'before'],
]

describe('an order that was interrupted while it was placed', () => {
  test.each(cuts)(
    'at %s.%s, %s: is compensated, also when the process continues later',
    async (...cut) => {
      const before = await traces()
      const reached = cutOff(...cut)
      const answer = place()
      await reached
      expect(await traces()).not.toEqual(before)
      await recoverOperations(shop.container)
      expect(await traces()).not.toEqual(before)
      await recoverLater()
      expect(await traces()).toEqual(before)
      goOn()
      expect(await answer).toMatchObject({ status: 503, body: { code: 'service_unavailable' } })
      expect(await traces()).toEqual(before)
    },
  )

  test('with an account loses the account, and is placed again once under its key', async () => {
    const email = `cut-off-${Date.now()}@example.com`
    const wanted = { email, create_account: true, password: 'password-of-the-guest' }
    const headers = { 'Idempotency-Key': email }
    const before = await traces()
    const reached = cutOff('operations', 'commit', 'before')
    const lost = place(wanted, headers)
    await reached
    await recoverLater()
    expect(await traces()).toEqual(before)
    goOn()
    expect((await lost).status).toBe(503)
    const again = await place(wanted, headers)
    expect(again.status).toBe(200)
    expect(await place(wanted, headers)).toEqual(again)
    const after = await traces()
    expect([after.order_record, after.account]).toEqual([
      before.order_record + 1,
      before.account + 1,
    ])
  })

  test('is compensated at once when its key is used again', async () => {
    const email = `again-${Date.now()}@example.com`
    const wanted = { email, create_account: true, password: 'password-of-the-guest' }
    const before = await traces()
    const reached = cutOff('operations', 'commit', 'before')
    const lost = place(wanted)
    await reached
    // As after a crash: the row has the key, and no process holds the lock of the key.
    await shop.rows('update operation set subject = ?', [`${guestOf('0912345678')}:${email}`])
    const again = await place(wanted, { 'Idempotency-Key': email })
    expect(again.status).toBe(200)
    goOn()
    expect((await lost).status).toBe(503)
    const after = await traces()
    expect([after.order_record, after.account, after.reserved, after.operation]).toEqual([
      before.order_record + 1,
      before.account + 1,
      before.reserved + 1,
      0,
    ])
  })

  test('reserves no units before it is committed', async () => {
    await shop.rows('update inventory_level set stocked_quantity = reserved_quantity + 1')
    const reached = cutOff(Modules.LOCKING, 'execute', 'before')
    const late = place()
    await reached
    expect((await place()).status).toBe(200)
    goOn()
    expect((await late).body.code).toBe('out_of_stock')
    await shop.rows('update inventory_level set stocked_quantity = stocked_quantity + 100')
  })

  test('of an earlier release does not reserve the last units against a retry', async () => {
    const key = `last-${Date.now()}`
    const [level] = await shop.rows(
      `select l.inventory_item_id, l.location_id from product p
       join product_variant v on v.product_id = p.id
       join product_variant_inventory_item i on i.variant_id = v.id
       join inventory_level l on l.inventory_item_id = i.inventory_item_id
       where p.external_id = '${product}'`,
    )
    await shop.rows('update inventory_level set stocked_quantity = reserved_quantity + 1')
    await shop.container
      .resolve(Modules.INVENTORY)
      .createReservationItems([{ ...level, line_item_id: 'ordli_earlier', quantity: 1 }])
    const intent = { orderId: 'order_earlier', collectionId: 'pay_col_earlier', accountId: null }
    await shop.rows(
      `insert into operation (id, kind, subject, intent, next_run_at)
       values ('op_earlier', 'place-order', ?, ?, now())`,
      [
        `${guestOf('0912345678')}:${key}`,
        JSON.stringify({ ...intent, lineIds: ['ordli_earlier'] }),
      ],
    )
    expect((await place()).body.code).toBe('out_of_stock')
    expect((await place({}, { 'Idempotency-Key': key })).status).toBe(200)
    await shop.rows('update inventory_level set stocked_quantity = stocked_quantity + 100')
  })
})

test('an order whose response was lost is kept', async () => {
  const { body } = await place()
  const before = await traces()
  const [row] = await shop.rows('select order_id from order_record where display_id = ?', [
    body.order.id,
  ])
  await shop.rows(
    `insert into operation (id, kind, intent, next_run_at) values ('op_test', 'place-order', ?, now())`,
    [
      JSON.stringify({
        orderId: row.order_id,
        collectionId: 'paycol_test',
        lineIds: [],
        accountId: null,
      }),
    ],
  )
  await recoverOperations(shop.container)
  expect(await traces()).toEqual(before)
})

test('a key is valid for a day and then starts a new order', async () => {
  const headers = { 'Idempotency-Key': `day-${Date.now()}` }
  const first = await place({}, headers)
  const age = (interval: string) =>
    shop.rows(
      `update order_record set created_at = now() - interval '${interval}' where display_id = ?`,
      [first.body.order.id],
    )
  await age('23 hours 59 minutes')
  expect((await place({}, headers)).body.order.id).toBe(first.body.order.id)
  await age('24 hours 1 minute')
  const other = { name: 'Ai khác' }
  const second = await place(other, headers)
  expect([second.status, second.body.order.id === first.body.order.id]).toEqual([200, false])
  expect((await place(other, headers)).body.order.id).toBe(second.body.order.id)
})
