import { Modules } from '@medusajs/framework/utils'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { received } from '../../../payments/methods/outside-provider'

/** Tells Medusa that a payment which was waited for has come in; saying it twice changes nothing. */
export const authorizeReceivedStep = createStep(
  'shop-authorize-received',
  async (sessionId: string, { container }) => {
    const payments = container.resolve(Modules.PAYMENT)
    const payment = await payments.authorizePaymentSession(sessionId, received)
    if (payment === null) throw new Error('A payment that came in was not authorised')
    return new StepResponse(payment.id)
  },
)
