import { type Sql, sql } from '@nas/query/sql'
import { insertParts, type MedusaOrder, rowsOf } from './order-rows'

/**
 * Medusa's order with its payment, as parts of the statement that ends its operation: one insert
 * per table. Medusa's own `createOrders` and `createPaymentCollections` take 25 statements through
 * MikroORM for the same rows, which `commerce/tests/new-order.test.ts` compares (ADR 0028).
 */
export const newOrderParts = (order: MedusaOrder): Sql[] => insertParts(rowsOf(order), order.at)

/** Reserves order numbers; numbers of orders that are not placed are not reused. */
export const nextDisplayIdsSql = (count: number): Sql => sql`
  select nextval(pg_get_serial_sequence('"order"', 'display_id'))::int as number
  from generate_series(1, ${count}::int)`
