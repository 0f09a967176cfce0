import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { findGateway } from '../../payments/methods/methods'
import { loggableText } from '../../platform/errors/error-text'
import { notFound, ShopError } from '../../platform/errors/shop-error'
import { type PaymentResult, paymentResult } from '../queries/payment-result'
import { settle } from './settle'

/**
 * What a customer brings back from a gateway settles like the gateway's own notice.
 * @throws ShopError signature when the gateway has not signed it, not_found
 */
export async function receiveReturn(
  container: MedusaContainer,
  code: string,
  query: Record<string, string>,
): Promise<PaymentResult> {
  const gateway = findGateway(code)
  if (gateway === null) throw notFound('gateway')
  const notice = gateway.readNotice(query)
  if (notice === null) throw new ShopError('signature', 'The gateway has not signed this.')
  try {
    await settle(container, notice.reference, notice.outcome)
  } catch (error) {
    // The notice or the job will finish it; the customer is told how far it is.
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.error(`Payments: a return could not be carried out. ${loggableText(error)}`)
  }
  return paymentResult(container, notice.reference)
}
