import { generateEntityId } from '@medusajs/framework/utils'
import type { StockReason } from '@nas/contract/stock/fields'
import { type Sql, sql } from '@nas/query/sql'

interface NotedChange {
  product: number
  way: 'set' | 'add' | 'count'
  before: number
  after: number
  reason: StockReason
  note: string | null
  by: string
}

/** Expression `noted`: logs the change of the level in `changed`. */
export function noteChangePart(change: NotedChange): Sql {
  const { product, way, before, after, reason, note, by } = change
  return sql`
    noted as (
      insert into stock_change
        (id, product, way, before_quantity, after_quantity, reason, note, changed_by)
      select ${generateEntityId(undefined, 'stkchg')}, ${product}::int, ${way}, ${before}::int,
        ${after}::int, ${reason}, ${note}, ${by} from changed returning *)`
}

/**
 * Expression `counted`: adds the pieces of each product in `pieces` to the sold pieces, or
 * subtracts them, if `moved` has a row.
 */
export const countSoldPart = (pieces: Sql, sign: 1 | -1): Sql => sql`
  counted as (
    insert into product_stock (product, sold)
    select p.product::text, ${sign}::int * p.pieces from moved, (${pieces}) p order by 1
    on conflict (product) do update
      set sold = product_stock.sold + excluded.sold, updated_at = now())`

/** @param levels selects the levels (`levelsSql`) */
export const stockSql = (levels: Sql, defaultThreshold: number) => sql`
  select s.*, available <= threshold as low
  from (
    select l.id, l.name, l.name_en, l.image, l.slug, l.search_text, l.state, l.inventory_item_id,
      l.on_hand, l.reserved, l.available, l.created_at,
      coalesce(o.threshold, ${defaultThreshold}) as threshold,
      greatest(l.updated_at, o.updated_at) as updated_at
    from (${levels}) l left join product_stock o on o.product = l.product
  ) s`

/** Adds these pieces to the sold pieces of each product; negative pieces are subtracted. */
export const addSoldSql = (pieces: readonly { product: number; pieces: number }[]): Sql => sql`
  insert into product_stock (product, sold)
  select product::text, pieces
    from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb) as s (product int, pieces int)
  on conflict (product) do update
    set sold = product_stock.sold + excluded.sold, updated_at = now()`
