import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { loggableText } from '../platform/errors/error-text'
import { recoveryOf } from './kinds'
import { OPERATIONS } from './module/key'
import type { OperationsService } from './module/service'

/** So many a run; the next run takes the next. */
const most = 200

/** Finishes or compensates what a process that died has left. */
export async function recoverOperations(container: MedusaContainer): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const operations = container.resolve<OperationsService>(OPERATIONS)
  let recovered = 0
  for (const operation of await operations.claim(most)) {
    try {
      await recoveryOf(operation).recover(container, operation)
      recovered += 1
    } catch (error) {
      logger.error(`Operations: ${operation.kind} is tried again later. ${loggableText(error)}`)
    }
  }
  if (recovered > 0) logger.info(`Operations: ${recovered} that were interrupted are recovered.`)
}
