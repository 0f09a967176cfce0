import { raw, type Sql, sql } from '@nas/query/sql'

/** Selects of the shop's own tables, by their owners. */
export interface OwnBooks {
  /** order_id, number, total, is_changing, is_cancelled, needs_stock, is_cash_paid */
  orders: string
  /** order_id, amount */
  received: string
  refunded: string
  /** order_id of orders whose payments are changing */
  changing: string
}

const enteredByMedusa = (table: 'capture' | 'refund') => `
  select l.order_id, sum(e.amount) as amount from ${table} e
  join payment p on p.id = e.payment_id
  join order_payment_collection l on l.payment_collection_id = p.payment_collection_id
    and l.deleted_at is null
  where e.deleted_at is null group by 1`

/** Pieces of the orders that are not packed yet. */
const neededPieces = `select b.order_id, sum(i.quantity) as amount from books b
  join "order" o on o.id = b.order_id
  join order_item i on i.order_id = o.id and i.version = o.version and i.deleted_at is null
  where b.needs_stock group by 1`

const reservedPieces = `select i.order_id, sum(v.quantity) as amount from reservation_item v
  join (select distinct order_id, item_id from order_item where deleted_at is null) as i
    on i.item_id = v.line_item_id
  where v.deleted_at is null group by 1`

const sums = (kind: string, ours: string, medusas: string) => `
  select '${kind}' as kind, b.number, null as product, coalesce(s.amount, 0) as ours,
    coalesce(m.amount, 0) as medusas
  from books b left join (${ours}) as s using (order_id) left join (${medusas}) as m using (order_id)
  where coalesce(s.amount, 0) <> coalesce(m.amount, 0)`

const orders = `
  select 'order', b.number, null, b.total, b.medusas from books b
  where b.medusas is distinct from b.total
  union all
  select 'order', o.display_id, null, null, null from "order" o
  where not o.is_draft_order and o.deleted_at is null
    and not exists (select from records r where r.order_id = o.id)
  union all
  select 'cancellation', b.number, null, b.is_cancelled::int, (b.status = 'canceled')::int
  from books b where b.is_cancelled <> (b.status = 'canceled')`

/** Medusa stores the reserved pieces of a level also as reservations, the stocked ones also raw. */
const levels = `
  select pair.kind, null, p.external_id, pair.ours, pair.medusas
  from inventory_level l
  left join (select inventory_item_id, location_id, sum(quantity) as quantity
    from reservation_item where deleted_at is null group by 1, 2) as v
    using (inventory_item_id, location_id)
  left join product_variant_inventory_item i on i.inventory_item_id = l.inventory_item_id
    and i.deleted_at is null
  left join product_variant w on w.id = i.variant_id
  left join product p on p.id = w.product_id
  cross join lateral (values
    ('level', coalesce(v.quantity, 0), l.reserved_quantity),
    ('stock', l.stocked_quantity, (l.raw_stocked_quantity->>'value')::numeric)
  ) as pair (kind, ours, medusas)
  where l.deleted_at is null and pair.ours <> pair.medusas`

/**
 * The differences between the shop's tables and Medusa's, without orders that are changing: order
 * numbers, product ids and amounts only. One statement, so both books are read at one moment.
 */
export function differencesSql(own: OwnBooks, most: number): Sql {
  const received = `select order_id, sum(amount) as amount from (
    ${own.received} union all select order_id, total from books
      where is_cash_paid) as money group by 1`
  const refunded = `select order_id, sum(amount) as amount from (${own.refunded}) as money group by 1`
  return sql`
    with records as materialized (${raw(own.orders)}),
    books as materialized (
      select r.*, o.status,
        (select c.amount from order_payment_collection l
           join payment_collection c on c.id = l.payment_collection_id
           where l.order_id = o.id and l.deleted_at is null limit 1) as medusas
      from records r left join "order" o on o.id = r.order_id and o.deleted_at is null
      where not r.is_changing and r.order_id not in (${raw(own.changing)})),
    differences as (
      ${raw(sums('capture', received, enteredByMedusa('capture')))}
      union all ${raw(sums('refund', refunded, enteredByMedusa('refund')))}
      union all ${raw(sums('reservation', neededPieces, reservedPieces))}
      union all ${raw(orders)} union all ${raw(levels)})
    select kind, number, product, ours::float8, medusas::float8, (count(*) over ())::int as total
    from differences order by kind, number, product limit ${most}`
}
