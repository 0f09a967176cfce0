import type { MedusaContainer } from '@medusajs/framework/types'
import { isShopError, ShopError } from '../../../platform/errors/shop-error'
import { withLocks } from '../../../platform/locks/with-locks'
import { SHOP_ORDER } from '../../module/key'
import type { Placing } from '../../module/placing'
import type { OrderRecordRow } from '../../module/rows'
import type { ShopOrderService } from '../../module/service'
import { wakeOrderEmails } from '../order-emails/wake-order-emails'
import { assertExpected, quoteOf } from '../quote'
import { beginPlacing } from './begin-placing'
import { openOrderAccount } from './order-account'
import { orderLimit } from './order-limit'
import type { PlaceOrderRequest } from './place-order-request'
import { takeBack } from './take-back'
import { placeOrderWorkflow } from './workflow'

function repeated(found: OrderRecordRow, request: PlaceOrderRequest): OrderRecordRow {
  if (found.request_hash === request.requestHash) return found
  throw new ShopError('conflict', 'This key was already used for another order.')
}

/** Opens the account that is wanted with the order. @returns whose order it is */
async function customerOf(
  container: MedusaContainer,
  request: PlaceOrderRequest,
  placing: Placing,
): Promise<string | null> {
  const { newAccount, customerId } = request
  if (newAccount === null || placing.accountId === null) return customerId
  try {
    await openOrderAccount(container, request, newAccount, placing.accountId)
  } catch (error) {
    await takeBack(container, placing)
    throw error
  }
  return placing.accountId
}

async function place(
  container: MedusaContainer,
  request: PlaceOrderRequest,
): Promise<OrderRecordRow> {
  const quote = await quoteOf(container, request.items)
  assertExpected(quote, request.expectedTotal)
  const placing = await beginPlacing(container, request, quote)
  const customerId = await customerOf(container, request, placing)
  // The password stays outside the workflow, which may keep what it is given.
  const input = { request: { ...request, newAccount: null, customerId }, quote, placing }
  const { result } = await placeOrderWorkflow(container).run({ input })
  const record = await container.resolve<ShopOrderService>(SHOP_ORDER).findById(result)
  if (record === undefined) throw new Error('An order that was placed cannot be read')
  wakeOrderEmails(container)
  return record
}

/**
 * Takes back what an earlier placing under the key, which was cut off, still keeps from this one.
 * @returns whether there was something
 */
async function freedLeftover(
  container: MedusaContainer,
  { caller, idempotencyKey }: PlaceOrderRequest,
  error: unknown,
): Promise<boolean> {
  if (!(isShopError(error) && error.code === 'out_of_stock')) return false
  const service = container.resolve<ShopOrderService>(SHOP_ORDER)
  const leftover = await service.placingWithKey({ caller, key: idempotencyKey })
  if (leftover === undefined) return false
  await takeBack(container, leftover)
  return true
}

/**
 * Places the order, or answers the one that was placed before under the same key.
 * @throws ShopError when it cannot be placed, or `conflict` when the key belongs to another order
 */
export async function placeOrder(
  container: MedusaContainer,
  request: PlaceOrderRequest,
): Promise<OrderRecordRow> {
  const { caller, idempotencyKey } = request
  if (idempotencyKey === null) return orderLimit(() => place(container, request))
  const service = container.resolve<ShopOrderService>(SHOP_ORDER)
  const known = () => service.findByKey(caller, idempotencyKey)
  return withLocks(container, [`order-key:${caller}:${idempotencyKey}`], async () => {
    const before = await known()
    if (before) return repeated(before, request)
    try {
      return await orderLimit(() => place(container, request))
    } catch (error) {
      // Another process without a common lock may have been first: the database let only one in.
      const winner = await known()
      if (winner) return repeated(winner, request)
      if (!(await freedLeftover(container, request, error))) throw error
      return orderLimit(() => place(container, request))
    }
  })
}
