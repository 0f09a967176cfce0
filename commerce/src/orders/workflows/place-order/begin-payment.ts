import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { newReference } from '../../../payments/methods/reference'
import { SHOP_PAYMENT } from '../../../payments/module/key'
import type { ShopPaymentService } from '../../../payments/module/service'
import { promisePayment } from '../../../payments/workflows/promise-payment'
import type { PlacedOrder } from './create-order'
import type { PlacingInput } from './placing-input'

interface Input {
  placing: PlacingInput
  order: PlacedOrder
}

/**
 * Cash is promised at once. Every other payment is waited for: it is written down before the
 * record of the order, so that no customer has an order whose payment nobody knows.
 */
export const beginPaymentStep = createStep(
  'shop-begin-payment',
  async ({ placing: { request, quote, placing }, order }: Input, { container }) => {
    const { payment } = request
    const { total: amount } = quote
    await promisePayment(container, { id: placing.collectionId, amount, payment })
    const { minutesToPay } = payment
    if (minutesToPay === null) return new StepResponse(null)
    const attempt = await container
      .resolve<ShopPaymentService>(SHOP_PAYMENT)
      .createPaymentAttempts({
        order_id: order.id,
        display_id: order.displayId,
        method: payment.code,
        reference: newReference(order.displayId),
        amount,
        expires_at: new Date(Date.now() + minutesToPay * 60_000),
      })
    return new StepResponse(attempt.id)
  },
)
