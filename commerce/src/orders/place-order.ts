import type { MedusaContainer } from '@medusajs/framework/types'
import { ShopError } from '../errors/shop-error'
import { withLocks } from '../locks/with-locks'
import { SHOP_ORDER } from '../modules/shop-order/key'
import type { OrderRecordRow } from '../modules/shop-order/rows'
import type { ShopOrderService } from '../modules/shop-order/service'
import { nudgeNotices } from '../notices/nudge-notices'
import { placeOrderWorkflow } from '../workflows/place-order'
import { withNewAccount } from './order-account'
import type { PlaceOrderRequest } from './place-order-request'

function repeated(found: OrderRecordRow, request: PlaceOrderRequest): OrderRecordRow {
  if (found.request_hash === request.requestHash) return found
  throw new ShopError('conflict', 'This key was already used for another order.')
}

async function place(
  container: MedusaContainer,
  request: PlaceOrderRequest,
): Promise<OrderRecordRow> {
  const result = await withNewAccount(container, request, async (input) => {
    const { result } = await placeOrderWorkflow(container).run({ input })
    return result
  })
  const record = await container.resolve<ShopOrderService>(SHOP_ORDER).findById(result)
  if (record === undefined) throw new Error('An order that was placed cannot be read')
  nudgeNotices(container)
  return record
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
  if (idempotencyKey === null) return place(container, request)
  const service = container.resolve<ShopOrderService>(SHOP_ORDER)
  const known = () => service.findByKey(caller, idempotencyKey)
  const before = await known()
  if (before) return repeated(before, request)
  return withLocks(container, [`order-key:${caller}:${idempotencyKey}`], async () => {
    const meanwhile = await known()
    if (meanwhile) return repeated(meanwhile, request)
    try {
      return await place(container, request)
    } catch (error) {
      // Another process without a common lock may have been first: the database let only one in.
      const winner = await known()
      if (winner) return repeated(winner, request)
      throw error
    }
  })
}
