import { setTimeout as sleep } from 'node:timers/promises'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { loggableText } from '../../../platform/errors/error-text'
import { enqueueOrderEmails } from './enqueue-order-emails'

/** The customer's answer goes first, and orders of the same moment are looked at together. */
const pauseMs = 200

let isWanted = false
let running = false

async function run(container: MedusaContainer): Promise<void> {
  running = true
  while (isWanted) {
    await sleep(pauseMs, undefined, { ref: false })
    isWanted = false
    try {
      await enqueueOrderEmails(container)
    } catch (error) {
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
      logger.warn(`Order emails: the next minute tries again. ${loggableText(error)}`)
    }
  }
  running = false
}

/**
 * An order was placed or moved: its customer is notified soon. Returns at once and never fails; what
 * is missed here, the job of each minute finds. A process that leaves work in the background to
 * others does nothing.
 */
export function wakeOrderEmails(container: MedusaContainer): void {
  const { projectConfig } = container.resolve(ContainerRegistrationKeys.CONFIG_MODULE)
  if (projectConfig.workerMode === 'server') return
  isWanted = true
  if (!running) void run(container)
}
