import type { MedusaContainer } from '@medusajs/framework/types'
import { awaitsPayment } from '@nas/domain/order-states'
import { staffWho } from '../../accounts/queries/find-people'
import { deliveryRules } from '../../catalogue/queries/delivery-rules'
import { MAIL_OUTBOX } from '../../email/module/key'
import type { MailOutboxService } from '../../email/module/service'
import type { OrderRecordRow } from '../../orders/module/rows'
import { findOrder } from '../../orders/queries/read-orders'
import { findTracked } from '../../orders/queries/track-order'
import { finishHeldMove, holdingOrder } from '../../orders/workflows/move-order/move-order'
import { enqueueAboutOrder } from '../../orders/workflows/order-emails/enqueue-about-order'
import { paymentChoice } from '../../payments/methods/methods'
import { deadlineOf } from '../../payments/methods/payment-method'
import { SHOP_PAYMENT, type ShopPaymentService } from '../../payments/module/service'
import { isClaimed } from '../../payments/queries/payment-part'
import { ShopError } from '../../platform/errors/shop-error'

export type ClaimEmail = 'transfer-claimed'

const noticeHours = 24

const payments = (container: MedusaContainer) => container.resolve<ShopPaymentService>(SHOP_PAYMENT)

/** The order, with its lock held and without an interrupted move. */
async function heldOrder(
  container: MedusaContainer,
  { id, display_id }: OrderRecordRow,
): Promise<OrderRecordRow> {
  await finishHeldMove(container, id)
  return findOrder(container, display_id, null)
}

/** @returns false when the transfer was claimed before */
async function claim(container: MedusaContainer, tracked: OrderRecordRow): Promise<boolean> {
  const { display_id: number } = tracked
  const { state, payment_kind } = await heldOrder(container, tracked)
  if (payment_kind === 'transfer' && awaitsPayment(state)) {
    if (await payments(container).claim(number)) return true
    const attempt = await payments(container).findByOrder(number)
    if (attempt && isClaimed(attempt)) return false
  }
  throw new ShopError('payment_not_due', 'No transfer is due for this order.')
}

/** Notifies staff of a new claim; the list of orders shows all of them. */
async function notifyStaff(container: MedusaContainer, order: OrderRecordRow): Promise<void> {
  const outbox = container.resolve<MailOutboxService>(MAIL_OUTBOX)
  const template: ClaimEmail = 'transfer-claimed'
  for (const { email } of await staffWho(container, 'orders.money')) {
    await outbox.enqueue({
      recipient: email,
      locale: 'vi',
      template,
      data: { order: String(order.display_id), code: order.code },
      timeoutMinutes: noticeHours * 60,
    })
  }
}

/**
 * Records the customer's claim that the money was transferred: the order is not cancelled until
 * staff have checked it, and staff are notified once. Idempotent.
 * @throws ShopError order_unknown; payment_not_due
 */
export async function claimTransfer(
  container: MedusaContainer,
  code: string,
  phone: string,
): Promise<void> {
  const order = await findTracked(container, code, phone)
  const isNew = await holdingOrder(container, order.display_id, () => claim(container, order))
  if (isNew) await notifyStaff(container, order)
}

/**
 * Records that staff did not find the transfer: its time limit starts again, and the customer is
 * notified.
 * @returns the order
 * @throws ShopError not_found; claim_over
 */
export async function refuseClaim(
  container: MedusaContainer,
  number: number,
): Promise<OrderRecordRow> {
  const found = await findOrder(container, number, null)
  const order = await holdingOrder(container, number, async () => {
    const record = await heldOrder(container, found)
    const { timeToPay } = paymentChoice(record.payment_method)
    const rules = await deliveryRules(container)
    const until = deadlineOf(timeToPay ?? { workingHours: 0 }, rules, new Date())
    if (await payments(container).refuseClaim(number, until)) return record
    throw new ShopError('claim_over', 'No transfer of this order is claimed.')
  })
  await enqueueAboutOrder(container, order, 'transfer-missing')
  return order
}
