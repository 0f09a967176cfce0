import type { MedusaContainer } from '@medusajs/framework/types'
import type { OrderRecordRow } from '../../orders/module/rows'
import { findOrder } from '../../orders/queries/find-order'
import { SHOP_PAYMENT } from '../../payments/module/key'
import type { ShopPaymentService } from '../../payments/module/service'
import { ShopError } from '../../platform/errors/shop-error'

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
