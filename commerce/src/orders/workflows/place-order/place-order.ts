import type { MedusaContainer } from '@medusajs/framework/types'
import { assertCodAllowed } from '../../../accounts/workflows/blocks'
import { assertStrongPassword } from '../../../accounts/workflows/credential-rules'
import { openAccountWithOrder } from '../../../accounts/workflows/open-account'
import { compareWithNothing } from '../../../accounts/workflows/passwords'
import { orCompensate } from '../../../operations/module/or-recover'
import { isShopError, ShopError } from '../../../platform/errors/shop-error'
import { withLocks } from '../../../platform/locks/with-locks'
import { ordersPlaced } from '../../../platform/orders-placed'
import type { OrderRecordRow } from '../../module/rows'
import { orderRecords } from '../../module/service'
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
import { assertFewUnpaid, assertModerate, orderLimit } from './order-limits'
import { type PlaceOrderRequest, whilePlacing } from './placing'

function repeated(found: OrderRecordRow, request: PlaceOrderRequest): OrderRecordRow {
  if (found.request_hash === request.requestHash) return found
  throw new ShopError('conflict', 'This key was already used for another order.')
}

/**
 * Creates the account that a guest requested with the order.
 * @returns the owner of the order, null for a guest. When the e-mail has an account, the order is a
 * guest's, after the same work and without any trace, so that placing it does not disclose who has
 * an account (ADR 0074)
 * @throws ShopError invalid
 */
async function customerOf(
  container: MedusaContainer,
  { newAccount, customerId, receiver: { name: fullname, phone }, consents }: PlaceOrderRequest,
  { intent: { accountId } }: OrderPlacement,
): Promise<string | null> {
  if (newAccount === null || accountId === null) return customerId
  const { email, password } = newAccount
  const person = { email, username: null, fullname, phone }
  assertStrongPassword(password, person)
  try {
    await openAccountWithOrder(container, accountId, {
      ...person,
      actor: 'customer',
      gender: null,
      verified: false,
      signIn: { provider: 'local', password },
      consents,
      channel: 'checkout',
    })
    return accountId
  } catch (error) {
    if (!isShopError(error) || error.code !== 'taken') throw error
    await compareWithNothing(password)
    return null
  }
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

/** @returns whether an interrupted placement was compensated */
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

/** Returns the order of a known key. @throws ShopError, also `conflict` for another order's key */
export async function placeOrder(
  container: MedusaContainer,
  request: PlaceOrderRequest,
): Promise<OrderRecordRow> {
  const { caller, idempotencyKey } = request
  const limited = <Result>(attempt: () => Promise<Result>) => orderLimit(maxQueued, attempt)
  if (idempotencyKey === null) return limited(() => place(container, request))
  const known = () => orderRecords(container).findByKey(caller, idempotencyKey)
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
