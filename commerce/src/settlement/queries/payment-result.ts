import type { MedusaContainer } from '@medusajs/framework/types'
import type { PaymentResult } from '@nas/contract/commerce/payment-return'
import type { OrderState } from '@nas/domain/order-states'
import { SHOP_ORDER } from '../../orders/module/key'
import type { ShopOrderService } from '../../orders/module/service'
import { SHOP_PAYMENT } from '../../payments/module/key'
import type { AttemptState } from '../../payments/module/rows'
import type { ShopPaymentService } from '../../payments/module/service'
import { notFound } from '../../platform/errors/shop-error'

const givenUp: readonly OrderState[] = ['cancel', 'usercancel']

function resultOf(payment: AttemptState, order: OrderState): PaymentResult['result'] {
  // Paid for an order that is not delivered any more: the money goes back.
  if (givenUp.includes(order)) return 'failure'
  if (payment === 'paid') return 'success'
  return payment === 'open' ? 'waiting' : 'failure'
}

/** @throws ShopError not_found */
export async function paymentResult(
  container: MedusaContainer,
  reference: string,
): Promise<PaymentResult> {
  const payments = container.resolve<ShopPaymentService>(SHOP_PAYMENT)
  const attempt = await payments.findByReference(reference)
  if (attempt === undefined) throw notFound('payment')
  const orders = container.resolve<ShopOrderService>(SHOP_ORDER)
  const order = await orders.find(attempt.display_id, null)
  if (order === undefined) throw notFound('payment')
  const { code, display_id: number, state, locale } = order
  return { order: code, number, result: resultOf(attempt.state, state), locale }
}
