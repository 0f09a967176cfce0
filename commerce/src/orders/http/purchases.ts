import type { MedusaContainer } from '@medusajs/framework/types'
import type { OutputOf } from '@nas/contract/operation'
import * as operations from '@nas/contract/purchases/operations'
import { cancelledStates, statesSql } from '@nas/domain/order-states'
import { raw, sql } from '@nas/query/sql'
import { routesOf } from '../../accounts/http/operation-routes'
import { sqlOf } from '../../platform/database/run-sql'

export const purchaseRoutes = routesOf(operations, {
  listPurchases: ({ scope, input }) => purchasesOf(scope, input.customers),
})

/** A cancelled order counts as placed, but its amount does not. */
const money = sql`sum(total) filter (where state not in ${raw(statesSql(cancelledStates))})`

type Purchases = OutputOf<typeof operations.listPurchases>

/** Orders, amount and last order of these customers; customers without orders are absent. */
async function purchasesOf(container: MedusaContainer, ids: string[]): Promise<Purchases> {
  const rows = await sqlOf(container)<{
    id: string
    orders: number
    spent: string
    last_order: Date
  }>(sql`
    select customer_id as id, count(*)::int as orders, coalesce(${money}, 0) as spent,
        max(created_at) as last_order
      from order_record where deleted_at is null and customer_id = any(${ids})
      group by customer_id`)
  return rows.map(({ id, orders, spent, last_order }) => ({
    id,
    orders,
    spent: Number(spent),
    last_order: last_order.toISOString(),
  }))
}
