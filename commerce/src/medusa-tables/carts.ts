import { type Sql, sql } from '@nas/query/sql'

export const cartsSql = (customerId: string): Sql => sql`
  select cart.created_at as made_at, coalesce(
    (select jsonb_agg(jsonb_build_object(
       'name', line.title, 'quantity', line.quantity, 'price', line.unit_price))
     from cart_line_item line where line.cart_id = cart.id and line.deleted_at is null),
    '[]') as items
  from cart where customer_id = ${customerId} and cart.deleted_at is null order by cart.created_at`

/**
 * Deletes carts that were saved more than `days` days ago, with their items; a cart is written only
 * once.
 */
export const deleteAgedCartsSql = (days: number): Sql =>
  sql`delete from cart where created_at < now() - make_interval(days => ${days}) returning id`
