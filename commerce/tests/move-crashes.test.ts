import { Modules } from '@medusajs/framework/utils'
import type { OrderState } from '@nas/domain/order-states'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import recoverOperations from '../src/jobs/recover-operations'
import { killAt } from './support/crashes'
import { initialStock } from './support/environment'
import { fakeProduct } from './support/fake-content'
import { orderBody } from './support/order-body'
import { type Answer, useShop } from './support/shop'

const products = Array.from({ length: 60 }, (_, index) => 8500 + index)
const unused = [...products]
let staffToken: string

const { shop } = useShop(...products.map((id) => fakeProduct(id)))

beforeAll(async () => {
  staffToken = await shop.staffToken()
})

afterEach(() => vi.restoreAllMocks())

interface Placed {
  id: number
  product: number
}

/** An order of three pieces of a product that only this file orders. */
async function place(): Promise<Placed> {
  const product = unused.pop()
  if (product === undefined) throw new Error('no product is left')
  const body = orderBody({ items: [{ product, quantity: 3 }] })
  const placed = await shop.ask('/store/shop/orders', { body })
  expect(placed.status).toBe(200)
  return { id: placed.body.order.id, product }
}

function move({ id }: Placed, state: OrderState): Promise<Answer> {
  return shop.ask(`/admin/shop/orders/${id}/state`, { body: { state }, token: staffToken })
}

async function stands({ id, product }: Placed) {
  const [level] = await shop.rows(
    `select stocked_quantity::int as stocked, reserved_quantity::int as reserved,
     (raw_stocked_quantity->>'value')::int as stocked_text,
     (raw_reserved_quantity->>'value')::int as reserved_text,
     (select coalesce(sum(quantity), 0) from reservation_item r
      where r.inventory_item_id = i.id and r.deleted_at is null)::int as held
     from inventory_level l join inventory_item i on i.id = l.inventory_item_id where i.sku = ?`,
    [`product-${product}`],
  )
  const [order] = await shop.rows(
    `select r.state, o.status, i.fulfilled_quantity::int as packed,
     i.shipped_quantity::int as sent, i.delivered_quantity::int as delivered,
     (select count(*) from order_fulfillment l join fulfillment f on f.id = l.fulfillment_id
      where l.order_id = o.id and f.canceled_at is null)::int as parcels,
     (select count(*) from order_change c where c.order_id = o.id and c.status = 'pending')::int
       as changes,
     (select count(*) from operation p where p.subject = r.id)::int as begun
     from order_record r join "order" o on o.id = r.order_id
     join order_item i on i.order_id = o.id and i.version = o.version
     where r.display_id = ?`,
    [id],
  )
  return { ...level, ...order }
}

const full = {
  stocked: initialStock,
  stocked_text: initialStock,
  reserved: 0,
  reserved_text: 0,
  held: 0,
}
const gone = { ...full, stocked: initialStock - 3, stocked_text: initialStock - 3 }
const whole = { changes: 0, begun: 0, packed: 3, sent: 0, delivered: 0, parcels: 1 }

const right = {
  pickitem: { ...gone, ...whole, state: 'pickitem', status: 'pending' },
  delivery: { ...gone, ...whole, sent: 3, state: 'delivery', status: 'pending' },
  complete: {
    ...gone,
    ...whole,
    sent: 3,
    delivered: 3,
    state: 'complete',
    status: 'completed',
  },
  cancel: { ...full, changes: 0, begun: 0, parcels: 0, state: 'cancel', status: 'canceled' },
} as const

type Target = keyof typeof right

const ways: Record<Target, OrderState[]> = {
  pickitem: [],
  delivery: ['pickitem'],
  complete: ['pickitem', 'delivery'],
  cancel: ['pickitem', 'delivery'],
}

const cuts: [Target, string, string][] = [
  ['pickitem', Modules.FULFILLMENT, 'createFulfillment'],
  ['pickitem', Modules.ORDER, 'registerFulfillment'],
  ['pickitem', 'operations', 'commit'],
  ['delivery', Modules.ORDER, 'registerShipment'],
  ['delivery', Modules.FULFILLMENT, 'updateFulfillment'],
  ['delivery', 'operations', 'commit'],
  ['complete', Modules.ORDER, 'registerDelivery'],
  ['complete', Modules.FULFILLMENT, 'updateFulfillment'],
  ['complete', Modules.PAYMENT, 'capturePayment'],
  ['cancel', Modules.FULFILLMENT, 'updateFulfillment'],
  ['cancel', Modules.ORDER, 'cancelFulfillment'],
  ['cancel', Modules.FULFILLMENT, 'cancelFulfillment'],
  ['cancel', Modules.PAYMENT, 'cancelPayment'],
  ['cancel', 'operations', 'commit'],
]

describe.each(['before', 'after'] as const)('cut off %s', (when) => {
  async function cutAt(to: Target, module: string, name: string): Promise<Placed> {
    const order = await place()
    for (const state of ways[to]) expect((await move(order, state)).status).toBe(200)
    const broken = killAt(shop, [module, name], when)
    await move(order, to)
    expect(broken).toHaveBeenCalled()
    return order
  }

  test.each(cuts)('%s at %s.%s is finished by the job', async (to, module, name) => {
    const order = await cutAt(to, module, name)
    await shop.rows('update operation set next_run_at = now()')
    await recoverOperations(shop.container)
    expect(await stands(order)).toMatchObject(right[to])
    expect((await move(order, to)).status).toBe(400)
  })

  test('an interrupted picking is finished before the order is cancelled', async () => {
    const order = await cutAt('pickitem', Modules.ORDER, 'registerFulfillment')
    expect((await move(order, 'cancel')).status).toBe(200)
    expect(await stands(order)).toMatchObject(right.cancel)
  })

  test('an interrupted cancellation admits no other move', async () => {
    const order = await cutAt('cancel', Modules.FULFILLMENT, 'cancelFulfillment')
    expect((await move(order, 'complete')).status).toBe(400)
    expect(await stands(order)).toMatchObject(right.cancel)
  })
})

test('an unconfirmed change of Medusa’s order does not block a move', async () => {
  const order = await place()
  await shop.rows(
    `insert into order_change (id, order_id, version, status, change_type)
     select 'ordch_of_the_test', order_id, 2, 'pending', 'credit_line' from order_record
     where display_id = ?`,
    [order.id],
  )
  expect((await move(order, 'cancel')).status).toBe(200)
  expect(await stands(order)).toMatchObject(right.cancel)
})
