import type { MedusaContainer } from '@medusajs/framework/types'
import type { OrderRecordRow } from '../../orders/module/rows'
import { findOrder } from '../../orders/queries/find-order'
import { SHOP_PAYMENT } from '../../payments/module/key'
import type { ShopPaymentService } from '../../payments/module/service'
import { ShopError } from '../../platform/errors/shop-error'
import { settings } from '../../platform/settings/settings'

/**
 * Staff have paid out what was due for this order. A large sum stays due until a second person says
 * so too (ADR 0085).
 * @throws ShopError not_found, refund_not_due, or second_person when the caller said so before
 */
export async function settleRefunds(
  container: MedusaContainer,
  number: number,
  receipt: { by: string; note: string | null },
): Promise<OrderRecordRow> {
  const order = await findOrder(container, number, null)
  const payments = container.resolve<ShopPaymentService>(SHOP_PAYMENT)
  const secondPersonFrom = settings().REFUND_SECOND_PERSON
  switch (await payments.settleRefunds(number, { ...receipt, secondPersonFrom })) {
    case 'nothing':
      throw new ShopError('refund_not_due', 'Nothing is to be paid back for this order.')
    case 'awaited':
      throw new ShopError('second_person', 'Somebody else has to confirm this refund.')
    default:
      return order
  }
}
