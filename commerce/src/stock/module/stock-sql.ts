import { generateEntityId } from '@medusajs/framework/utils'
import type { StockReason } from '@nas/contract/stock'
import type { Sql } from '@nas/query/sql'

/** What the log says of a change. */
export interface NotedChange {
  product: number
  way: 'set' | 'add' | 'count'
  before: number
  after: number
  reason: StockReason
  note: string | null
  by: string
}

/** As `noted`: a line of the log for the level that `changed` has. */
export function noteChangePart(change: NotedChange): Sql {
  const { product, way, before, after, reason, note, by } = change
  return {
    sql: `noted as (
        insert into stock_change
          (id, product, way, before_quantity, after_quantity, reason, note, changed_by)
        select ?, ?::int, ?, ?::int, ?::int, ?, ?, ? from changed returning *)`,
    values: [
      ...[generateEntityId(undefined, 'stkchg'), product, way, before, after],
      ...[reason, note, by],
    ],
  }
}

/**
 * As `counted`: adds the pieces of each product that `pieces` yields to what is sold, or takes them
 * off, when `moved` has the order's record.
 */
export function countSoldPart({ sql, values }: Sql, sign: 1 | -1): Sql {
  return {
    sql: `counted as (
        insert into product_stock (product, sold)
        select p.product::text, ${sign} * p.pieces from moved, (${sql}) p order by 1
        on conflict (product) do update
          set sold = product_stock.sold + excluded.sold, updated_at = now())`,
    values,
  }
}
