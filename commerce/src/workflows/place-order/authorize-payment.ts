import { Modules } from '@medusajs/framework/utils'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import type { PaymentMethod } from '../../orders/payment-methods'
import { currency } from '../../setup/names'

interface Input {
  collectionId: string
  amount: number
  payment: PaymentMethod
}

/** The promise to pay; it disappears with its collection when the order does not come about. */
export const authorizePaymentStep = createStep(
  'shop-authorize-payment',
  async ({ collectionId, amount, payment }: Input, { container }) => {
    const payments = container.resolve(Modules.PAYMENT)
    const session = await payments.createPaymentSession(collectionId, {
      provider_id: payment.provider,
      currency_code: currency,
      amount,
      data: { method: payment.code },
    })
    await payments.authorizePaymentSession(session.id, {})
    return new StepResponse(session.id)
  },
)
