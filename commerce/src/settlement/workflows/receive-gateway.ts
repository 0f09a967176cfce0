import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { PaymentResult } from '@nas/contract/commerce/payment-return'
import { findGateway } from '../../payments/methods/methods'
import { loggableText } from '../../platform/errors/error-text'
import { notFound, ShopError } from '../../platform/errors/shop-error'
import { paymentResult } from '../queries/payment-result'
import { settle } from './settle'

/**
 * What a gateway reports by itself; it is answered in its own format whatever happens.
 * @throws ShopError not_found when there is no such gateway
 */
export async function receiveIpn(
  container: MedusaContainer,
  code: string,
  query: Record<string, string>,
): Promise<Record<string, string>> {
  const gateway = findGateway(code)
  if (gateway === null) throw notFound('gateway')
  const ipn = gateway.readIpn(query)
  if (ipn === null) return gateway.acknowledgeIpn('unsigned')
  try {
    return gateway.acknowledgeIpn(await settle(container, ipn.reference, ipn.outcome))
  } catch (error) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.error(`Payments: an IPN could not be carried out. ${loggableText(error)}`)
    return gateway.acknowledgeIpn('not_carried_out')
  }
}

/**
 * What a customer brings back from a gateway settles like the gateway's own IPN.
 * @throws ShopError signature when the gateway has not signed it, not_found
 */
export async function receiveReturn(
  container: MedusaContainer,
  code: string,
  query: Record<string, string>,
): Promise<PaymentResult> {
  const gateway = findGateway(code)
  if (gateway === null) throw notFound('gateway')
  const ipn = gateway.readIpn(query)
  if (ipn === null) throw new ShopError('signature', 'The gateway has not signed this.')
  try {
    await settle(container, ipn.reference, ipn.outcome)
  } catch (error) {
    // The IPN or the job will finish it; the customer sees how far it is.
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.error(`Payments: a return could not be carried out. ${loggableText(error)}`)
  }
  return paymentResult(container, ipn.reference)
}
