import type { Shop } from './shop'

/** Adds copies of this order. */
export async function repeatOrder(shop: Shop, id: number, times: number): Promise<void> {
  const [{ columns }] = await shop.rows(
    `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
     where table_name = 'order_record' and is_generated = 'NEVER'`,
  )
  await shop.rows(
    `insert into order_record (${columns}) select ${columns} from (
       select (jsonb_populate_record(o, jsonb_build_object(
         'id', o.id || n, 'order_id', o.order_id || n, 'display_id', 1900000000 + n,
         'code', 'HOARD' || n, 'idempotency_key', null))).*
       from order_record o, generate_series(1, ?::int) n where o.display_id = ?) copies`,
    [times, id],
  )
}

export const removeRepeated = (shop: Shop) =>
  shop.rows("delete from order_record where code like 'HOARD%'")
