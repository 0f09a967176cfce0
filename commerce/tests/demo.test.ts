import { generateEntityId } from '@medusajs/framework/utils'
import type { Person } from '@nas/contract/people/fields'
import { isOrderCode } from '@nas/domain/order-code'
import type { orderStates } from '@nas/domain/order-states'
import { beforeAll, describe, expect, test } from 'vitest'
import { findByName } from '../src/accounts/queries/find-account'
import { makeDemo } from '../src/demo/make-demo'
import { removeDemo } from '../src/demo/remove-demo'
import { differencesSql } from '../src/medusa-tables/compare-books'
import { moveOrder } from '../src/orders/workflows/move-order/move-order'
import { enqueueOrderEmails } from '../src/orders/workflows/order-emails/enqueue-order-emails'
import { ensureMember } from '../src/seed/people'
import { ownBooks } from '../src/settlement/workflows/compare-books'
import { fakeProduct } from './support/fake-content'
import { orderBody } from './support/order-body'
import { useShop } from './support/shop'

const products = Array.from({ length: 12 }, (_, index) => ({
  ...fakeProduct(8950 + index, 90_000 + index * 40_000),
  stock_start: 100,
}))
const { shop } = useShop(...products)

interface Count {
  name: string
  rows: number
}

/** Rows of every table but the audit log, which keeps what staff did, and counts of zero. */
async function counts(): Promise<Count[]> {
  const tables = await shop.rows<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const kept = tables.filter(
    ({ name }) => !['trail_entry', 'product_stock', 'living_process'].includes(name),
  )
  return Promise.all(
    kept.map(async ({ name }) => {
      const [count] = await shop.rows(`select count(*)::int as rows from "${name}"`)
      return { name, rows: count.rows }
    }),
  )
}

const stocks = () =>
  shop.rows(
    `select p.external_id as product, l.stocked_quantity::int as on_hand, l.reserved_quantity::int as reserved,
       coalesce((select sold from product_stock s where s.product = p.external_id), 0) as sold
     from product p join product_variant v on v.product_id = p.id
     join product_variant_inventory_item i on i.variant_id = v.id
     join inventory_level l on l.inventory_item_id = i.inventory_item_id
     where p.external_id::int between 8950 and 8961 order by 1`,
  )

const ofDemo = `caller = 'demo'`

async function mails(): Promise<number> {
  const [{ rows }] = await shop.rows('select count(*)::int as rows from outgoing_mail')
  return rows
}

/** Orders whose parts have other dates than the order and its moves. */
const wrongDates = () =>
  shop.rows(
    `select r.display_id, r.created_at, r.updated_at, o.created_at as ordered, a.created_at as due,
       min(t.created_at) as first, max(t.created_at) as last, min(g.created_at) as rated
     from order_record r join "order" o on o.id = r.order_id
     join order_transition t on t.record_id = r.id
     left join payment_attempt a on a.order_id = r.order_id
     left join order_rating g on g.record_id = r.id
     where r.${ofDemo} group by r.id, o.id, a.id
     having o.created_at <> r.created_at or min(t.created_at) <> r.created_at
       or a.created_at <> r.created_at or max(t.created_at) > now()
       or r.updated_at < max(t.created_at) - interval '1 millisecond' or min(g.created_at) <> max(t.created_at)
       or substr(r.code, 4, 6) <> to_char(r.created_at at time zone 'Asia/Ho_Chi_Minh', 'YYMMDD')`,
  )

let staffId = ''
let member: Person
beforeAll(async () => {
  const [found] = await shop.rows(`select id from "user" where deleted_at is null limit 1`)
  staffId = found.id
  const email = 'demo-member@example.com'
  await ensureMember(shop.container, email, 'password-of-the-demo')
  const person = await findByName(shop.container, email)
  if (person === null) throw new Error('The member is missing')
  member = person
})

describe('the demo', () => {
  test('is made by the workflows in the past, sends nothing, goes on, and is removed whole', async () => {
    // E-mails of orders that other files have placed.
    await enqueueOrderEmails(shop.container)
    const before = await counts()
    const stockBefore = await stocks()
    const mailsBefore = await mails()
    const started = performance.now()
    // A whole week, so that the states do not depend on the day of the test.
    const made = await makeDemo(shop.ownerContainer(), { staffId, member }, 7)
    const seconds = (performance.now() - started) / 1000
    console.log(`${made.orders} orders, ${made.members} members: ${seconds.toFixed(1)} s`)
    expect(made.orders).toBeGreaterThan(15)

    const records = await shop.rows(
      `select order_id, display_id, code, state, payment_kind, total::int, subtotal::int,
         shipping_price::int from order_record where ${ofDemo} order by display_id`,
    )
    expect(records.length).toBe(made.orders)
    expect(new Set(records.map(({ state }) => state)).size).toBeGreaterThan(5)
    expect(records.every(({ code }) => isOrderCode(code))).toBe(true)
    expect(records.every((one) => one.total === one.subtotal + one.shipping_price)).toBe(true)
    const states = (where: string) =>
      shop.rows(`select distinct state from order_record where ${ofDemo} ${where} order by 1`)
    expect(await states(`and customer_id = '${member.id}'`)).toEqual(await states(''))
    const [of] = await shop.rows(
      `select jsonb_array_length(viewed) as viewed,
         (select count(*)::int from product_like where customer_id = account.id) as liked,
         (select count(*)::int from product_like) as all
       from account where id = ?`,
      [member.id],
    )
    expect(Math.min(of.viewed, of.liked, of.all - of.liked)).toBeGreaterThan(1)
    await enqueueOrderEmails(shop.container)
    expect(await mails()).toBe(mailsBefore)
    expect(await wrongDates()).toEqual([])
    const numbers = records.map(({ display_id }) => display_id)
    const { sql } = differencesSql(ownBooks, 1000)
    const differences = await shop.rows(sql, [1000])
    expect(differences.filter(({ number }) => numbers.includes(number))).toEqual([])
    for (const [table, where] of [
      ['order_record', ofDemo],
      ['customer', `email like '%@demo.example'`],
    ]) {
      const rows = await shop.rows(`select id from ${table} where ${where} order by created_at, id`)
      const ids = rows.map(({ id }) => id)
      expect([...ids].sort(), `${table} sorts by age`).toEqual(ids)
      const present = generateEntityId(undefined, ids[0].split('_')[0])
      expect(ids.at(-1) < present, `${table} sorts below a new one`).toBe(true)
    }
    for (const { on_hand, reserved } of await stocks())
      expect(on_hand).toBeGreaterThanOrEqual(reserved)

    const beforeOrder = await counts()
    const items = [{ product: 8950, quantity: 2 }]
    const placed = await shop.ask('/store/shop/orders', { body: orderBody({ items }) })
    const withOrder = await counts()
    expect(placed.status, JSON.stringify(placed.body)).toBe(200)

    // Each open order goes on from where it stands, to either end.
    const by = { actor: 'staff', actorId: staffId, ownerId: null, reason: null } as const
    const move = (number: number, to: (typeof orderStates)[number]) =>
      moveOrder(shop.container, { number, to, ...by })
    const open = (state: string, kind: string) =>
      records.filter((one) => one.state === state && one.payment_kind === kind).slice(0, 2)
    for (const [state, kind] of [
      ['new', 'cod'],
      ['payment', 'transfer'],
      ['payment', 'online'],
      ['pickitem', 'cod'],
      ['delivery', 'cod'],
    ] as const) {
      const [first, second] = open(state, kind)
      const way = (['pickitem', 'delivery', 'complete'] as const).slice(
        { new: 0, payment: 0, pickitem: 1, delivery: 2 }[state],
      )
      for (const to of first ? way : []) {
        expect((await move(first.display_id, to)).state, `${state} ${kind}`).toBe(to)
      }
      if (second) expect((await move(second.display_id, 'cancel')).state).toBe('cancel')
    }

    const removed = await removeDemo(shop.ownerContainer())
    expect(removed).toEqual(made)
    const withOwn = stockBefore.map((one) =>
      one.product === '8950' ? { ...one, reserved: one.reserved + 2 } : one,
    )
    expect(await stocks()).toEqual(withOwn)
    const rowsOf = (all: Count[], name: string) => all.find((one) => one.name === name)?.rows ?? 0
    const left = (await counts()).filter(({ name, rows }) => {
      const ofOrder = rowsOf(withOrder, name) - rowsOf(beforeOrder, name)
      return rows - rowsOf(before, name) !== ofOrder
    })
    expect(left).toEqual([])
    const viewed = await shop.rows('select viewed from account where id = ?', [member.id])
    expect(viewed).toEqual([{ viewed: [] }])
  })
})
