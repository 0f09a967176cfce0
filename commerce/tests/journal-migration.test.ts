import type { Migration } from '@medusajs/framework/mikro-orm/migrations'
import { Modules } from '@medusajs/framework/utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import recoverOperations from '../src/jobs/recover-operations'
import { Migration20261122073000 as JournalTakesOver } from '../src/operations/module/migrations/Migration20261122073000'
import { Migration20261122080000 as JournalTakesPayments } from '../src/operations/module/migrations/Migration20261122080000'
import { Migration20261123041500 as JournalNamesProcesses } from '../src/operations/module/migrations/Migration20261123041500'
import { Migration20261121151500 as OrderPlacing } from '../src/orders/module/migrations/Migration20261121151500'
import { Migration20261121160500 as OrderMoving } from '../src/orders/module/migrations/Migration20261121160500'
import { Migration20261122074000 as TablesDropped } from '../src/orders/module/migrations/Migration20261122074000'
import { Migration20261122080500 as ColumnDropped } from '../src/payments/module/migrations/Migration20261122080500'
import { killAt } from './support/crashes'
import { orderBody } from './support/order-body'
import { usePayments } from './support/payments'

const product = 8103

const { shop, pay } = usePayments(product)

beforeEach(() => shop.rows('delete from operation'))

afterEach(() => vi.restoreAllMocks())

type MigrationClass = new (...given: ConstructorParameters<typeof Migration>) => Migration

async function migrate(direction: 'up' | 'down', ...classes: MigrationClass[]): Promise<void> {
  for (const MigrationOf of classes) {
    const migration = new MigrationOf(...([] as unknown as ConstructorParameters<typeof Migration>))
    await migration[direction]()
    for (const query of migration.getQueries()) await shop.rows(String(query))
  }
}

/** Moves the content of the journal back to the columns from before there was one. */
async function rewind(): Promise<void> {
  await migrate('up', OrderPlacing, OrderMoving)
  await migrate('down', ColumnDropped)
  await shop.rows(`
    insert into order_placing (id, order_id, payment_collection_id, line_ids, account_id, caller,
      idempotency_key, taken_back_at)
    select id, intent->>'orderId', intent->>'collectionId', intent->'lineIds',
      intent->>'accountId', coalesce(split_part(subject, ':', 1), 'guest'),
      split_part(subject, ':', 2), case state when 'compensating' then now() end
    from operation where kind = 'place-order'`)
  await shop.rows(`
    insert into order_moving (id, record_id, display_id, to_state, actor, actor_id, reason)
    select id, subject, (intent->>'number')::int, intent->>'to', intent->>'actor',
      intent->>'actorId', intent->>'reason'
    from operation where kind = 'move-order'`)
  await shop.rows(`
    update payment_attempt set finished_at = now() where not exists (
      select from operation where kind = 'settle-payment' and subject = payment_attempt.id)`)
  await migrate('down', JournalTakesOver)
}

/** Row counts of orders and their parts. */
async function traces() {
  const tables = ['"order"', 'order_record', 'payment_collection', 'payment_attempt', 'customer']
  const counts = tables.map((table) => `(select count(*) from ${table} where deleted_at is null)`)
  const [counted] = await shop.rows(
    `select array[${counts.join(', ')}] as parts,
       (select sum(reserved_quantity) from inventory_level)::int as reserved`,
  )
  return counted
}

/** A guest's order with an account and its own key. */
function placeUnderKey() {
  const guest = {
    email: 'guest@example.com',
    create_account: true,
    password: 'password of a guest',
  }
  const body = orderBody({ items: [{ product, quantity: 1 }], ...guest })
  const headers = { 'Idempotency-Key': 'from-before-the-journal' }
  return shop.ask('/store/shop/orders', { body, headers })
}

test('recovers operations interrupted before the journal existed', async () => {
  const moved = (await pay.place('cod')).body.order
  const [paid, late] = [await pay.waiting(), await pay.waiting()]
  await pay.move(late, 'usercancel', 'member')
  const before = await traces()

  killAt(shop, ['operations', 'commit'], 'before')
  expect((await placeUnderKey()).status).toBe(500)
  killAt(shop, ['shop_vat', 'rateAt'], 'before')
  expect((await pay.place('vnpay')).status).toBe(500)
  await shop.rows("update operation set state = 'compensating' where subject is null")
  killAt(shop, [Modules.ORDER, 'registerFulfillment'], 'before')
  expect((await pay.move(moved, 'pickitem', 'staff')).status).toBe(500)
  killAt(shop, [Modules.PAYMENT, 'capturePayment'], 'before')
  expect(await pay.sendIpn(paid)).toBe('99')
  killAt(shop, ['shop_payment', 'oweRefund'], 'before')
  expect(await pay.sendIpn(late)).toBe('99')
  vi.restoreAllMocks()

  await rewind()
  await migrate(
    'up',
    JournalTakesOver,
    JournalTakesPayments,
    TablesDropped,
    ColumnDropped,
    JournalNamesProcesses,
  )
  expect(await shop.rows('select kind from operation order by kind')).toEqual(
    [
      'move-order',
      'move-order',
      'place-order',
      'place-order',
      'settle-payment',
      'settle-payment',
    ].map((kind) => ({ kind })),
  )
  await recoverOperations(shop.container)

  expect(await shop.rows('select kind, intent from operation')).toEqual([])
  expect(await traces()).toEqual({ ...before, reserved: before.reserved - 1 })
  expect(await pay.standing(moved)).toMatchObject({ state: 'pickitem', reserved: 0 })
  const settled = { state: 'payment', payment: 'paid', captures: 1, entries: 1, reserved: 1 }
  expect(await pay.standing(paid)).toMatchObject({ ...settled, refunds: [] })
  const refunds = [{ reason: 'paid_after_cancellation', amount: late.amount }]
  expect(await pay.standing(late)).toMatchObject({ state: 'usercancel', captures: 1, refunds })
  const placed = await placeUnderKey()
  expect(placed.status).toBe(200)
  expect((await placeUnderKey()).body.order.id).toBe(placed.body.order.id)
})
