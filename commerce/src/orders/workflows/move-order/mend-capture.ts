import { Modules } from '@medusajs/framework/utils'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'

/**
 * A capture that was cut off in the middle: Medusa has written what was captured, not that it was,
 * and refuses for ever to capture more than is left.
 */
export const mendCaptureStep = createStep(
  'shop-mend-capture',
  async (paymentId: string, { container }) => {
    const payments = container.resolve(Modules.PAYMENT)
    const payment = await payments.retrievePayment(paymentId, { relations: ['captures'] })
    const captured = (payment.captures ?? []).reduce((sum, { amount }) => sum + Number(amount), 0)
    if (!payment.captured_at && captured >= Number(payment.amount)) {
      const mended = { id: paymentId, captured_at: new Date() }
      await payments.updatePayment(mended)
    }
    return new StepResponse(paymentId)
  },
)
