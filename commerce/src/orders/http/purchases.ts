import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import type { Purchases } from '@nas/contract/commerce/person'
import { cancelledStates, statesSql } from '@nas/domain/order-states'
import { listLimits } from '@nas/query/limits'
import * as v from 'valibot'
import { runSql } from '../../platform/database/run-sql'
import { parse } from '../../platform/http/parse'

const customers = v.object({
  customers: v.pipe(
    v.string('malformed'),
    v.regex(/^[\w,-]+$/, 'malformed'),
    v.transform((ids) => ids.split(',')),
    v.maxLength(listLimits.page, 'too_long'),
  ),
})

/** Numbers of orders and amounts of these customers, for staff. */
export async function list(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { customers: ids } = parse(customers, request.query)
  response.json({ purchases: await purchasesOf(request.scope, ids) })
}

/** A cancelled order counts as placed, but its amount does not. */
const money = `sum(total) filter (where state not in ${statesSql(cancelledStates)})`

/** Orders, amount and last order of these customers; customers without orders are absent. */
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
