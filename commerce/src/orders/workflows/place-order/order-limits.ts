import type { MedusaContainer } from '@medusajs/framework/types'
import { paymentOf, statesIn, statesSql } from '@nas/domain/order-states'
import type { Sql } from '@nas/query/sql'
import pLimit from 'p-limit'
import { runSql } from '../../../platform/database/run-sql'
import { ShopError, unavailable } from '../../../platform/errors/shop-error'
import { settings } from '../../../platform/settings/settings'
import { piecesOf, type Quote } from '../quote'
import type { PlaceOrderRequest } from './place-order-request'

/**
 * Prevents one order from taking the whole stock.
 * @throws ShopError order_too_large
 */
export function assertModerate(quote: Quote): void {
  const { ORDER_PIECES, ORDER_TOTAL } = settings()
  if (piecesOf(quote) <= ORDER_PIECES && quote.total <= ORDER_TOTAL) return
  const message = `An order has at most ${ORDER_PIECES} pieces and costs at most ${ORDER_TOTAL} đ.`
  throw new ShopError('order_too_large', message, [
    { path: ['items'], code: 'order_too_large', message },
  ])
}

const awaitingPayment = statesSql(statesIn(paymentOf, 'awaited'))

/**
 * The orders that count together, as a condition: a member's own; of a guest those of the device.
 * A browser without earlier orders counts by phone and network, so that orders that a stranger
 * places elsewhere with a phone do not count against its owner.
 */
function countedWith({ customerId, receiver: { phone }, origin }: PlaceOrderRequest): Sql {
  if (customerId !== null) return { sql: 'customer_id = ?', values: [customerId] }
  const [byPhone, values] = ['customer_id is null and phone = ?', [phone]]
  if (origin === null) return { sql: byPhone, values }
  const { device, network } = origin
  if (device.known) return { sql: 'customer_id is null and device = ?', values: [device.mark] }
  return { sql: `${byPhone} and network = ?`, values: [...values, network] }
}

/**
 * Prevents many small orders from taking the whole stock: counts unpaid orders with reserved stock.
 * @throws ShopError too_many_unpaid
 */
export async function assertFewUnpaid(
  container: MedusaContainer,
  request: PlaceOrderRequest,
): Promise<void> {
  const { UNPAID_ORDERS } = settings()
  const counted = countedWith(request)
  const unpaid = await runSql(container, {
    sql: `select id from order_record where ${counted.sql} and state in ${awaitingPayment}
          and deleted_at is null limit ?`,
    values: [...counted.values, UNPAID_ORDERS],
  })
  if (unpaid.length < UNPAID_ORDERS) return
  const message = `Pay or cancel one of ${UNPAID_ORDERS} orders that wait first.`
  throw new ShopError('too_many_unpaid', message)
}

/**
 * Maximum concurrent placements of this process; the others wait in their order of arrival. In a
 * rush all buyers would otherwise read the same stock, wait for locks and connections, and be
 * rejected late; with a limit, buyers of sold-out products are rejected at once. More than one, so
 * that the process works while the database does.
 */
const limit = pLimit(4)

/** @throws ShopError service_unavailable at once when the queue is full */
export async function orderLimit<Result>(
  maxWaiting: number,
  attempt: () => Promise<Result>,
): Promise<Result> {
  if (limit.pendingCount >= maxWaiting) {
    throw unavailable('Too many orders at once; try again shortly.')
  }
  return limit(attempt)
}
