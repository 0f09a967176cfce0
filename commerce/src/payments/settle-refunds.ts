import type { MedusaContainer } from '@medusajs/framework/types'
import { ShopError } from '../errors/shop-error'
import type { OrderRecordRow } from '../modules/shop-order/rows'
import { SHOP_PAYMENT } from '../modules/shop-payment/key'
import type { ShopPaymentService } from '../modules/shop-payment/service'
import { findOrder } from '../orders/find-order'

/**
 * Staff have paid out what was due for this order.
 * @throws ShopError not_found, or refund_not_due
 */
export async function settleRefunds(
  container: MedusaContainer,
  number: number,
  receipt: { by: string; note: string | null },
): Promise<OrderRecordRow> {
  const order = await findOrder(container, number, null)
  const payments = container.resolve<ShopPaymentService>(SHOP_PAYMENT)
  if ((await payments.settleRefunds(number, receipt)) > 0) return order
  throw new ShopError('refund_not_due', 'Nothing is to be paid back for this order.')
}
