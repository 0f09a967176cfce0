import type { MedusaContainer } from '@medusajs/framework/types'
import { generateEntityId } from '@medusajs/framework/utils'
import { newAccountId } from '../../../accounts/workflows/open-account'
import { SHOP_ORDER } from '../../module/key'
import type { Placing } from '../../module/placing'
import type { ShopOrderService } from '../../module/service'
import type { Quote } from '../quote'
import type { PlaceOrderRequest } from './place-order-request'
import { takeBack } from './take-back'

function newPlacing({ newAccount }: PlaceOrderRequest, { lines }: Quote): Placing {
  return {
    id: generateEntityId(undefined, 'ordplc'),
    orderId: generateEntityId(undefined, 'order'),
    collectionId: generateEntityId(undefined, 'pay_col'),
    lineIds: lines.map(() => generateEntityId(undefined, 'ordli')),
    accountId: newAccount === null ? null : newAccountId('customer'),
  }
}

/**
 * Writes down the ids of everything that the order will consist of. What an earlier placing under
 * the same key left behind is taken back first: whoever asks again holds the lock of the key, so
 * that one was cut off.
 */
export async function beginPlacing(
  container: MedusaContainer,
  request: PlaceOrderRequest,
  quote: Quote,
): Promise<Placing> {
  const service = container.resolve<ShopOrderService>(SHOP_ORDER)
  const key = { caller: request.caller, key: request.idempotencyKey }
  const placing = newPlacing(request, quote)
  if (await service.beginPlacing(placing, key)) return placing
  const leftover = await service.placingWithKey(key)
  if (leftover) await takeBack(container, leftover)
  if (await service.beginPlacing(placing, key)) return placing
  throw new Error('Two orders are being placed under one key')
}
