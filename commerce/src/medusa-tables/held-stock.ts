import { raw, type Sql, sql } from '@nas/query/sql'

export interface WantedStock {
  item: string
  pieces: number
}

interface Shares {
  locationId: string
  /** A share of the stock on hand, and its minimum in units. */
  percent: number
  least: number
  /** A query of `order_id`: the orders that count. */
  orders: Sql
}

/** The units of an item that these orders hold, as `pieces`. */
const heldBy = (orders: Sql, item: string) => sql`
  select coalesce(sum(i.quantity), 0)::int as pieces
  from reservation_item i
  join order_item o on o.item_id = i.line_item_id and o.deleted_at is null
  join (${orders}) as r on r.order_id = o.order_id
  where i.inventory_item_id = ${raw(item)} and i.deleted_at is null`

/** Items whose reservations cannot exceed the share are absent. */
export const heldStockSql = (
  wanted: readonly WantedStock[],
  { locationId, percent, least, orders }: Shares,
): Sql => sql`
  select l.item, l.share, held.pieces
  from (
    select w.item, w.pieces + l.reserved_quantity as most,
      greatest(floor(l.stocked_quantity * ${percent} / 100), ${least})::int as share
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w (item text, pieces numeric)
    join inventory_level l on l.inventory_item_id = w.item
      and l.location_id = ${locationId} and l.deleted_at is null) as l
  cross join lateral (${heldBy(orders, 'l.item')}) as held
  where l.most > l.share`

/** The free units of each item, and those that these orders hold. */
export const networkStockSql = (items: string[], locationId: string, orders: Sql): Sql => sql`
  select l.inventory_item_id as item, held.pieces as held,
    (l.stocked_quantity - l.reserved_quantity)::int as free
  from inventory_level l
  cross join lateral (${heldBy(orders, 'l.inventory_item_id')}) as held
  where l.inventory_item_id = any(${items}::text[]) and l.location_id = ${locationId}
    and l.deleted_at is null`
