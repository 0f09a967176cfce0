import type { MedusaContainer } from '@medusajs/framework/types'
import { assertCodAllowed } from '../../../accounts/workflows/blocks'
import { orCompensate } from '../../../operations/module/or-recover'
import { isShopError, ShopError } from '../../../platform/errors/shop-error'
import { withLocks } from '../../../platform/locks/with-locks'
import { ordersPlaced } from '../../../platform/orders-placed'
import type { OrderRecordRow } from '../../module/rows'
import { SHOP_ORDER, type ShopOrderService } from '../../module/service'
import { notifyOrderMoved } from '../order-emails/notify-order-emails'
import { assertExpected, type Quote, quoteOf } from '../quote'
import { assertFairShare } from './fair-share'
import { makeOrder } from './make-order'
import {
  beginPlacement,
  compensatePlacement,
  interruptedUnderKey,
  type OrderPlacement,
} from './operation'
import { openOrderAccount } from './order-account'
import { assertFewUnpaid, assertModerate, orderLimit } from './order-limits'
import type { PlaceOrderRequest } from './place-order-request'
import { whilePlacing } from './placing'

function repeated(found: OrderRecordRow, request: PlaceOrderRequest): OrderRecordRow {
  if (found.request_hash === request.requestHash) return found
  throw new ShopError('conflict', 'This key was already used for another order.')
}

/**
 * Creates the account that was requested with the order.
 * @returns the owner of the order, null for a guest
 */
async function customerOf(
  container: MedusaContainer,
  request: PlaceOrderRequest,
  { intent: { accountId } }: OrderPlacement,
): Promise<string | null> {
  const { newAccount, customerId } = request
  if (newAccount === null || accountId === null) return customerId
  return (await openOrderAccount(container, request, newAccount, accountId)) ? accountId : null
}

async function commitOrder(
  container: MedusaContainer,
  request: PlaceOrderRequest,
  quote: Quote,
): Promise<OrderRecordRow> {
  const placement = await beginPlacement(container, request, quote)
  return orCompensate(
    container,
    placement,
    async () => {
      const customerId = await customerOf(container, request, placement)
      return makeOrder(container, { request: { ...request, customerId }, quote, placement })
    },
    () => compensatePlacement(container, placement),
  )
}

const place = (container: MedusaContainer, request: PlaceOrderRequest): Promise<OrderRecordRow> =>
  whilePlacing(async (placing) => {
    const { customerId, payment, receiver } = request
    if (payment.kind === 'cod') {
      await assertCodAllowed(container, { customerId, phone: receiver.phone })
    }
    const confirmed = await assertFewUnpaid(container, request, placing)
    const quote = await quoteOf(container, request.items)
    assertModerate(quote)
    assertExpected(quote, request.expectedTotal)
    await assertFairShare(container, request, { quote, confirmed }, placing)
    const record = await commitOrder(container, request, quote)
    ordersPlaced.inc()
    notifyOrderMoved(container)
    return record
  })

/**
 * Compensates an interrupted placement under the same key.
 * @returns whether there was one
 */
async function freedInterrupted(
  container: MedusaContainer,
  request: PlaceOrderRequest,
  error: unknown,
): Promise<boolean> {
  if (!(isShopError(error) && error.code === 'out_of_stock')) return false
  const interrupted = await interruptedUnderKey(container, request)
  if (interrupted === undefined) return false
  await compensatePlacement(container, interrupted)
  return true
}

/** Orders that wait in one process; further ones are rejected with 503. */
const maxQueued = 500

/**
 * Places the order, or returns the order that was placed before under the same key.
 * @throws ShopError when it cannot be placed, or `conflict` when the key belongs to another order
 */
export async function placeOrder(
  container: MedusaContainer,
  request: PlaceOrderRequest,
): Promise<OrderRecordRow> {
  const { caller, idempotencyKey } = request
  const limited = <Result>(attempt: () => Promise<Result>) => orderLimit(maxQueued, attempt)
  if (idempotencyKey === null) return limited(() => place(container, request))
  const service = container.resolve<ShopOrderService>(SHOP_ORDER)
  const known = () => service.findByKey(caller, idempotencyKey)
  return withLocks(container, [`order-key:${caller}:${idempotencyKey}`], async () => {
    const before = await known()
    if (before) return repeated(before, request)
    try {
      return await limited(() => place(container, request))
    } catch (error) {
      // A process without a common lock may have been first: the database accepts only one.
      const winner = await known()
      if (winner) return repeated(winner, request)
      if (!(await freedInterrupted(container, request, error))) throw error
      return limited(() => place(container, request))
    }
  })
}
