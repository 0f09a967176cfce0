import type { MedusaContainer } from '@medusajs/framework/types'
import { awaitsPayment } from '@nas/domain/order-states'
import { assertCodAllowed } from '../../accounts/workflows/blocks'
import type { OrderRecordRow } from '../../orders/module/rows'
import { findOrder } from '../../orders/queries/read-orders'
import { finishHeldMove, holdingOrder } from '../../orders/workflows/move-order/move-order'
import { paymentChoice } from '../../payments/methods/methods'
import type { PaymentChoice } from '../../payments/methods/payment-method'
import { paymentRecords } from '../../payments/module/service'
import { isClaimed, isDue } from '../../payments/queries/payment-part'
import { ShopError } from '../../platform/errors/shop-error'
import { askGateway } from './check-payments'
import { replacePayment } from './replace-payment'
import { settle } from './settle'

/** Maximum payments of one order, because each change restarts the time limit. */
const maxPayments = 5

/** Settles a payment that has already arrived before another one is demanded. */
export async function settleArrived(container: MedusaContainer, number: number): Promise<void> {
  const attempt = await paymentRecords(container).findByOrder(number)
  if (attempt?.state !== 'open') return
  const outcome = await askGateway(container, attempt)
  if (outcome?.result === 'paid') await settle(container, attempt.reference, outcome)
}

async function change(
  container: MedusaContainer,
  number: number,
  choice: PaymentChoice,
): Promise<void> {
  const payments = paymentRecords(container)
  const record = await findOrder(container, number, null)
  const { state, payment_method, payment_kind, customer_id, phone } = record
  if (payment_method === choice.code && awaitsPayment(state)) return
  const attempt = await payments.findByOrder(number)
  if (attempt && isClaimed(attempt)) {
    throw new ShopError('transfer_claimed', 'Staff are looking for the transfer of this order.')
  }
  const isUnpaid =
    payment_kind === 'cod' ? awaitsPayment(state) : awaitsPayment(state) && isDue(record, attempt)
  if (!isUnpaid) throw new ShopError('payment_not_due', 'No payment of this order is due.')
  if ((await payments.countOf(number)) >= maxPayments) {
    throw new ShopError('too_many_changes', 'The way to pay was changed too often.')
  }
  if (choice.kind === 'cod') await assertCodAllowed(container, { customerId: customer_id, phone })
  await replacePayment(container, record, choice, true)
}

/**
 * Changes the payment method of an unpaid order. No effect when the order already has this method.
 * @throws ShopError payment_unavailable, payment_not_due, transfer_claimed, too_many_changes,
 *   cod_blocked
 */
export async function changePayment(
  container: MedusaContainer,
  { id, display_id: number }: Pick<OrderRecordRow, 'id' | 'display_id'>,
  payment: string,
): Promise<void> {
  const choice = paymentChoice(payment)
  await settleArrived(container, number)
  await holdingOrder(container, number, async () => {
    await finishHeldMove(container, id)
    await change(container, number, choice)
  })
}
