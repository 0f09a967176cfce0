import type { MedusaContainer } from '@medusajs/framework/types'
import { paymentOf, statesIn, statesSql } from '@nas/domain/order-states'
import type { Sql } from '@nas/query/sql'
import pLimit from 'p-limit'
import { runSql } from '../../../platform/database/run-sql'
import { ShopError, unavailable } from '../../../platform/errors/shop-error'
import { settings } from '../../../platform/settings/settings'
import { withEmailProof } from '../prove-email'
import { piecesOf, type Quote } from '../quote'
import type { PlaceOrderRequest, Receiver } from './place-order-request'

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

/** The part of a request that limits its sender. */
type CountedRequest = Pick<PlaceOrderRequest, 'customerId' | 'emailProof' | 'origin'> & {
  receiver: Pick<Receiver, 'phone' | 'email'>
}

/**
 * The orders that count together, as a condition. For a member: the member's own. For a guest:
 * those of the device. A browser without earlier orders counts by phone and network, so that a
 * stranger's orders with someone else's phone do not count against that phone's owner.
 */
function countedWith({ customerId, receiver: { phone }, origin }: CountedRequest): Sql {
  if (customerId !== null) return { sql: 'customer_id = ?', values: [customerId] }
  const [byPhone, values] = ['customer_id is null and phone = ?', [phone]]
  if (origin === null) return { sql: byPhone, values }
  const { device, network } = origin
  if (device.known) return { sql: 'customer_id is null and device = ?', values: [device.mark] }
  return { sql: `${byPhone} and network = ?`, values: [...values, network] }
}

async function hasFewUnpaid(container: MedusaContainer, request: CountedRequest): Promise<boolean> {
  const { UNPAID_ORDERS } = settings()
  const counted = countedWith(request)
  const unpaid = await runSql(container, {
    sql: `select id from order_record where ${counted.sql} and state in ${awaitingPayment}
          and deleted_at is null limit ?`,
    values: [...counted.values, UNPAID_ORDERS],
  })
  return unpaid.length < UNPAID_ORDERS
}

/** @param byEmail whether the proof of an e-mail would allow the order */
function tooManyUnpaid(byEmail: boolean): ShopError {
  const message = `Pay or cancel one of ${settings().UNPAID_ORDERS} orders that wait first.`
  const proof = 'With the proof of its e-mail the order can be placed.'
  const details = byEmail ? [{ path: ['email_proof'], code: 'required', message: proof }] : []
  return new ShopError('too_many_unpaid', message, details)
}

/**
 * Prevents many small orders from taking the whole stock: counts unpaid orders with reserved stock.
 * A guest with too many can place another one by proving the e-mail.
 * @throws ShopError too_many_unpaid
 */
export async function withFewUnpaid<Result>(
  container: MedusaContainer,
  request: CountedRequest,
  placement: () => Promise<Result>,
): Promise<Result> {
  if (await hasFewUnpaid(container, request)) return placement()
  const { customerId, emailProof: proof, receiver } = request
  if (customerId !== null) throw tooManyUnpaid(false)
  const { email } = receiver
  const outcome =
    proof === null || email === null
      ? undefined
      : await withEmailProof(container, { email, proof }, placement)
  if (typeof outcome === 'object') return outcome.placed
  // Without a mail server, a call back is the only option.
  throw tooManyUnpaid(outcome === undefined && settings().SMTP_URL !== undefined)
}

/**
 * Maximum concurrent placements of this process; further ones wait in order of arrival. Without a
 * limit, all buyers in a rush would read the same stock, wait for locks and connections, and be
 * rejected late; with it, buyers of sold-out products are rejected at once. More than one, so that
 * the process works while the database does.
 */
const limit = pLimit(4)

/** @throws ShopError service_unavailable immediately when the queue is full */
export async function orderLimit<Result>(
  maxWaiting: number,
  attempt: () => Promise<Result>,
): Promise<Result> {
  if (limit.pendingCount >= maxWaiting) {
    throw unavailable('Too many orders at once; try again shortly.')
  }
  return limit(attempt)
}
