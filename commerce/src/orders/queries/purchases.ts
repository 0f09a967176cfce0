import type { MedusaContainer } from '@medusajs/framework/types'
import type { Purchases } from '@nas/contract/commerce/purchases'
import { runSql } from '../../platform/database/run-sql'

/** A cancelled order is one that was placed, but brings no money. */
const money = "sum(total) filter (where state not in ('cancel', 'usercancel'))"

/** Orders, money and last order of these customers; who has ordered nothing is absent. */
export async function purchasesOf(container: MedusaContainer, ids: string[]): Promise<Purchases[]> {
  const rows = await runSql<{ id: string; orders: number; spent: string; last_order: Date }>(
    container,
    {
      sql: `select customer_id as id, count(*)::int as orders, coalesce(${money}, 0) as spent,
              max(created_at) as last_order
            from order_record where deleted_at is null
            and customer_id in (${ids.map(() => '?').join(', ')}) group by customer_id`,
      values: ids,
    },
  )
  return rows.map(({ id, orders, spent, last_order }) => ({
    id,
    orders,
    spent: Number(spent),
    last_order: last_order.toISOString(),
  }))
}
