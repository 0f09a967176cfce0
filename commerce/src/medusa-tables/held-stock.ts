import type { Sql } from '@nas/query/sql'

export interface WantedStock {
  item: string
  pieces: number
}

interface Shares {
  locationId: string
  /** A share of the stock on hand, and its minimum in units. */
  percent: number
  least: number
  /** A query of `order_id` without parameters: the orders that count. */
  orders: string
}

/** The units of an item that these orders hold, as `pieces`. */
const heldBy = (orders: string, item: string) => `
  select coalesce(sum(i.quantity), 0)::int as pieces
  from reservation_item i
  join order_item o on o.item_id = i.line_item_id and o.deleted_at is null
  join (${orders}) as r on r.order_id = o.order_id
  where i.inventory_item_id = ${item} and i.deleted_at is null`

/**
 * The share of each item and the units that these orders hold. Items whose reservations cannot
 * exceed the share are absent.
 */
export function heldStockSql(
  wanted: readonly WantedStock[],
  { locationId, percent, least, orders }: Shares,
): Sql {
  return {
    sql: `select l.item, l.share, held.pieces
          from (
            select w.item, w.pieces + l.reserved_quantity as most,
              greatest(floor(l.stocked_quantity * ? / 100), ?)::int as share
            from jsonb_to_recordset(?::jsonb) as w (item text, pieces numeric)
            join inventory_level l on l.inventory_item_id = w.item
              and l.location_id = ? and l.deleted_at is null) as l
          cross join lateral (${heldBy(orders, 'l.item')}) as held
          where l.most > l.share`,
    values: [percent, least, JSON.stringify(wanted), locationId],
  }
}

/** The free units of each item, and those that these orders hold. */
export function networkStockSql(items: string[], locationId: string, orders: Sql): Sql {
  return {
    sql: `select l.inventory_item_id as item, held.pieces as held,
            (l.stocked_quantity - l.reserved_quantity)::int as free
          from inventory_level l
          cross join lateral (${heldBy(orders.sql, 'l.inventory_item_id')}) as held
          where l.inventory_item_id = any(?::text[]) and l.location_id = ? and l.deleted_at is null`,
    values: [...orders.values, items, locationId],
  }
}
