import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { PaymentResult } from '@nas/contract/payments/operations'
import { isCancelled, type OrderState } from '@nas/domain/order-states'
import { loggableText } from '@nas/telemetry/loggable-error'
import { orderRecords } from '../../orders/module/service'
import { findGateway } from '../../payments/methods/methods'
import type { AttemptState } from '../../payments/module/rows'
import { paymentRecords } from '../../payments/module/service'
import { notFound, ShopError } from '../../platform/errors/shop-error'
import { settle } from './settle'

/** Answers in the gateway's format. @throws ShopError not_found without such a gateway */
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
    logger.error(`Payments: processing an IPN failed. ${loggableText(error)}`)
    return gateway.acknowledgeIpn('not_carried_out')
  }
}

/** Settles the payment like an IPN. @throws ShopError not_found; signature when it is invalid */
export async function receiveReturn(
  container: MedusaContainer,
  code: string,
  query: Record<string, string>,
): Promise<PaymentResult> {
  const gateway = findGateway(code)
  if (gateway === null) throw notFound('gateway')
  const ipn = gateway.readIpn(query)
  if (ipn === null) throw new ShopError('signature', 'The signature of the gateway is invalid.')
  try {
    await settle(container, ipn.reference, ipn.outcome)
  } catch (error) {
    // The IPN or the job will complete the settlement; the customer sees the present state.
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.error(`Payments: processing a return failed. ${loggableText(error)}`)
  }
  return paymentResult(container, ipn.reference)
}

function resultOf(payment: AttemptState, order: OrderState): PaymentResult['result'] {
  // The payment arrived for a cancelled order and will be refunded.
  if (isCancelled(order)) return 'failure'
  if (payment === 'paid') return 'success'
  return payment === 'open' ? 'waiting' : 'failure'
}

/** @throws ShopError not_found */
async function paymentResult(
  container: MedusaContainer,
  reference: string,
): Promise<PaymentResult> {
  const attempt = await paymentRecords(container).findByReference(reference)
  if (attempt === undefined) throw notFound('payment')
  const order = await orderRecords(container).find(attempt.display_id, null)
  if (order === undefined) throw notFound('payment')
  const { code, display_id: number, state, locale } = order
  return { order: code, number, result: resultOf(attempt.state, state), locale }
}
