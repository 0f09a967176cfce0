import type { MedusaContainer } from '@medusajs/framework/types'
import { customerIsGone } from '../../medusa-tables/delete-customer'
import { inTransaction } from '../../platform/database/run-sql'
import { type ErasableOrder, eraseOrders } from './erase-orders'
import { finishedStates } from './finished-states'

/**
 * Wipes the finished orders whose customer has deleted the account: while they were open, delivery
 * needed the address.
 * @param recordId only this one; null looks at all
 * @returns how many were wiped
 */
export function eraseFinishedOrders(
  container: MedusaContainer,
  recordId: string | null,
): Promise<number> {
  return inTransaction(container, async (run) => {
    const orders = await run<ErasableOrder>({
      sql: `select o.id, o.order_id, o.state from order_record o
            where o.state = any(?) and o.customer_id is not null
              and (?::text is null or o.id = ?)
              and ${customerIsGone('o.customer_id')}
            for update`,
      values: [[...finishedStates], recordId, recordId],
    })
    await eraseOrders(run, orders)
    return orders.length
  })
}
