import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { loggableText } from '../../platform/errors/error-text'

/** After a failure; what cannot be recovered at once, the journal of operations recovers later. */
export async function recoverNow(
  container: MedusaContainer,
  recover: () => Promise<void>,
): Promise<void> {
  try {
    await recover()
  } catch (error) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.error(`Operations: a failed one is recovered later. ${loggableText(error)}`)
  }
}
