import type { MedusaContainer } from '@medusajs/framework/types'
import type { OrderRecordRow } from '../../orders/module/rows'
import { findOrder } from '../../orders/queries/read-orders'
import { paymentRecords } from '../../payments/module/service'
import { isMissing } from '../../payments/queries/payment-part'
import { ShopError } from '../../platform/errors/shop-error'
import { decide } from './settle'

/** Records the transfer of a difference, also late. @throws ShopError not_found, payment_not_due */
export async function receiveDifference(
  container: MedusaContainer,
  number: number,
): Promise<OrderRecordRow> {
  const order = await findOrder(container, number, null)
  const attempt = await paymentRecords(container).findByOrder(number)
  const notDue = () => new ShopError('payment_not_due', 'No transfer is due for this order.')
  if (order.payment_kind !== 'transfer' || !isMissing(order, attempt)) throw notDue()
  const outcome = await decide(container, attempt, {
    result: 'paid',
    amount: Number(attempt.amount),
    gatewayNumber: '',
    gatewayCode: '',
    paidAt: new Date(),
  })
  if (outcome === 'known') throw notDue()
  return findOrder(container, number, null)
}
