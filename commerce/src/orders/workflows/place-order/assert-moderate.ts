import type { MedusaContainer } from '@medusajs/framework/types'
import { runSql } from '../../../platform/database/run-sql'
import { ShopError } from '../../../platform/errors/shop-error'
import { settings } from '../../../platform/settings/settings'
import type { Quote } from '../quote'
import type { PlaceOrderRequest } from './place-order-request'

/** Keeps one order from taking the stock of all. @throws ShopError order_too_large */
export function assertModerate({ lines, total }: Quote): void {
  const { ORDER_PIECES, ORDER_TOTAL } = settings()
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  if (pieces <= ORDER_PIECES && total <= ORDER_TOTAL) return
  const message = `An order has at most ${ORDER_PIECES} pieces and costs at most ${ORDER_TOTAL} đ.`
  throw new ShopError('order_too_large', message, [
    { path: ['items'], code: 'order_too_large', message },
  ])
}

/**
 * Keeps many small ones from it: orders that hold stock and are neither paid nor being packed are
 * counted by member, and those of guests by phone. Nobody can fill what a member may have.
 * @throws ShopError too_many_unpaid
 */
export async function assertFewUnpaid(
  container: MedusaContainer,
  { customerId, receiver }: PlaceOrderRequest,
): Promise<void> {
  const { UNPAID_ORDERS } = settings()
  const whose = customerId === null ? 'customer_id is null and phone = ?' : 'customer_id = ?'
  const unpaid = await runSql(container, {
    sql: `select id from order_record where ${whose} and state in ('new', 'confirm')
          and deleted_at is null limit ?`,
    values: [customerId ?? receiver.phone, UNPAID_ORDERS],
  })
  if (unpaid.length < UNPAID_ORDERS) return
  const message = `Pay or cancel one of ${UNPAID_ORDERS} orders that wait first.`
  throw new ShopError('too_many_unpaid', message)
}
