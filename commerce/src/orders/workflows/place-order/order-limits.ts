import type { MedusaContainer } from '@medusajs/framework/types'
import { paymentOf, statesIn, statesSql } from '@nas/domain/order-states'
import { raw, type Sql, sql } from '@nas/query/sql'
import pLimit from 'p-limit'
import { sqlOf } from '../../../platform/database/run-sql'
import { fieldError, unavailable } from '../../../platform/errors/shop-error'
import { settings } from '../../../platform/settings/settings'
import { piecesOf, type Quote } from '../quote'
import { assertConfirmedByEmail, refusal } from './confirmed-by-email'
import { InFlight, type PlaceOrderRequest, type Placing, type Receiver } from './placing'

/** Prevents one order from taking the whole stock. @throws ShopError order_too_large */
export function assertModerate(quote: Pick<Quote, 'total'> & Parameters<typeof piecesOf>[0]): void {
  const { ORDER_PIECES, ORDER_TOTAL } = settings()
  if (piecesOf(quote) <= ORDER_PIECES && quote.total <= ORDER_TOTAL) return
  const message = `An order has at most ${ORDER_PIECES} pieces and costs at most ${ORDER_TOTAL} đ.`
  throw fieldError('order_too_large', 'items', message)
}

const awaitingPayment = raw(statesSql(statesIn(paymentOf, 'awaited')))

type CountedRequest = Pick<PlaceOrderRequest, 'customerId' | 'emailProof' | 'origin'> & {
  receiver: Pick<Receiver, 'phone' | 'email'>
}

/**
 * The orders that count together, as a condition. For a member: the member's own. For a guest:
 * those with the same phone or e-mail. A browser that has ordered before counts its own orders, and
 * of those with the phone or e-mail only the ones from its network, so that a stranger elsewhere
 * cannot use up its limit.
 */
function countedWith({ customerId, receiver, origin }: CountedRequest): Sql {
  if (customerId !== null) return sql`customer_id = ${customerId}`
  const { phone, email } = receiver
  const ofPerson = sql`(phone = ${phone} or lower(email) = lower(${email}))`
  if (!origin?.device.known) return sql`customer_id is null and ${ofPerson}`
  const { device, network } = origin
  return sql`customer_id is null and (device = ${device.mark} or network = ${network} and ${ofPerson})`
}

/** Orders that are being placed; they count before they are stored. */
const inFlight = new InFlight()

/** The owner of an order as keys: the member, or the phone, e-mail and browser of a guest. */
function keysOf({ customerId, receiver: { phone, email }, origin }: CountedRequest): string[] {
  if (customerId !== null) return [customerId]
  const device = origin?.device.known ? origin.device.mark : null
  return [phone, email?.toLowerCase(), device].filter((key) => typeof key === 'string')
}

async function hasFewUnpaid(
  container: MedusaContainer,
  request: CountedRequest,
  others: number,
): Promise<boolean> {
  const most = settings().UNPAID_ORDERS - others
  const unpaid = await sqlOf(container)(sql`
    select id from order_record where ${countedWith(request)} and state in ${awaitingPayment}
      and deleted_at is null limit ${Math.max(most, 0)}`)
  return unpaid.length < most
}

/**
 * Prevents many small orders from taking the whole stock: counts unpaid orders with reserved stock.
 * A guest with too many can place another one by proving the e-mail.
 * @returns whether the proof of the e-mail was used
 * @throws ShopError too_many_unpaid
 */
export async function assertFewUnpaid(
  container: MedusaContainer,
  request: CountedRequest,
  placing: Placing,
): Promise<boolean> {
  const keys = keysOf(request)
  placing.atEnd(inFlight.add(new Map(keys.map((key) => [key, 1]))))
  const others = Math.max(...keys.map((key) => inFlight.of(key))) - 1
  if (await hasFewUnpaid(container, request, others)) return false
  const message = `Pay or cancel one of ${settings().UNPAID_ORDERS} orders that wait first.`
  const refused = { code: 'too_many_unpaid', message } as const
  if (request.customerId !== null) throw refusal(refused, false)
  await assertConfirmedByEmail(container, request, refused, placing)
  return true
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
