import type { MedusaContainer } from '@medusajs/framework/types'
import type { OrderState } from '@nas/domain/order-states'
import { SHOP_ORDER } from '../../orders/module/key'
import type { ShopOrderService } from '../../orders/module/service'
import { moveHeldOrder } from '../../orders/workflows/move-order/move-order'
import { SHOP_PAYMENT } from '../../payments/module/key'
import type { AttemptRow } from '../../payments/module/rows'
import type { ShopPaymentService } from '../../payments/module/service'

/** The states in which an order waits for its payment, and those in which it was given up. */
const waiting: readonly OrderState[] = ['new', 'confirm']
const cancelled: readonly OrderState[] = ['cancel', 'usercancel']

async function move(
  container: MedusaContainer,
  number: number,
  to: OrderState,
  reason: string | null,
): Promise<void> {
  const bySystem = { actor: 'system', actorId: null, ownerId: null } as const
  await moveHeldOrder(container, { number, to, reason, ...bySystem })
}

/**
 * Lets the order follow what is known of its payment; the caller holds the order. Repeatable: it
 * starts from the truth and from where the order stands.
 */
export async function followPayment(
  container: MedusaContainer,
  attempt: AttemptRow,
): Promise<void> {
  if (attempt.state === 'open' || attempt.finished_at !== null) return
  const payments = container.resolve<ShopPaymentService>(SHOP_PAYMENT)
  const number = attempt.display_id
  const order = await container.resolve<ShopOrderService>(SHOP_ORDER).find(number, null)
  const waits = order !== undefined && waiting.includes(order.state)
  if (attempt.state === 'paid') {
    if (waits) await move(container, number, 'payment', null)
    else if (order === undefined || cancelled.includes(order.state)) {
      const transaction = { id: attempt.id, gatewayNumber: attempt.gateway_number }
      await payments.oweRefund(transaction, 'paid_after_cancellation')
    }
  } else if (waits) {
    await move(container, number, 'cancel', `payment_${attempt.state}`)
  }
  await payments.markFinished(attempt)
}
