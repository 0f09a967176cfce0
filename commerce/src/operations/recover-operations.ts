import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { loggableText } from '../platform/errors/error-text'
import { settings } from '../platform/settings/settings'
import { recoveryOf } from './kinds'
import { OPERATIONS } from './module/key'
import type { OperationsService } from './module/service'

/** So many a run; the next run takes the next. */
const most = 200

async function recover(container: MedusaContainer, aloneForSeconds: number | null): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const operations = container.resolve<OperationsService>(OPERATIONS)
  let recovered = 0
  for (const operation of await operations.claim(most, aloneForSeconds)) {
    try {
      await recoveryOf(operation).recover(container, operation)
      recovered += 1
    } catch (error) {
      logger.error(`Operations: ${operation.kind} is tried again later. ${loggableText(error)}`)
    }
  }
  if (recovered > 0) logger.info(`Operations: ${recovered} that were interrupted are recovered.`)
}

/** Finishes or compensates what a process that died has left. */
export function recoverOperations(container: MedusaContainer): Promise<void> {
  return recover(container, null)
}

/**
 * The same as a process starts: without Redis it is the only one, so that whatever was begun
 * before it was interrupted.
 */
export function recoverAtStart(container: MedusaContainer): Promise<void> {
  const isAlone = settings().REDIS_URL === undefined
  return recover(container, isAlone ? Math.ceil(process.uptime()) : null)
}
