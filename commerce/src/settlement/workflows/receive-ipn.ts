import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { findGateway } from '../../payments/methods/methods'
import { loggableText } from '../../platform/errors/error-text'
import { notFound } from '../../platform/errors/shop-error'
import { settle } from './settle'

/**
 * What a gateway tells by itself; it is answered in its own words whatever happens.
 * @throws ShopError not_found when there is no such gateway
 */
export async function receiveIpn(
  container: MedusaContainer,
  code: string,
  query: Record<string, string>,
): Promise<Record<string, string>> {
  const gateway = findGateway(code)
  if (gateway === null) throw notFound('gateway')
  const notice = gateway.readNotice(query)
  if (notice === null) return gateway.answerNotice('unsigned')
  try {
    return gateway.answerNotice(await settle(container, notice.reference, notice.outcome))
  } catch (error) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.error(`Payments: a notice could not be carried out. ${loggableText(error)}`)
    return gateway.answerNotice('not_carried_out')
  }
}
