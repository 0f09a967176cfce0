import { setTimeout as sleep } from 'node:timers/promises'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { sqlOf } from '../../../platform/database/run-sql'
import { onWake, wake } from '../../../platform/database/wakes'
import { loggableText } from '../../../platform/errors/error-text'
import { enqueueOrderEmails } from './enqueue-order-emails'

/** The customer's answer goes first, and orders of the same moment are looked at together. */
const pauseMs = 200

/**
 * An order was placed or moved: its customer is notified soon. Returns at once and never fails; what
 * is missed here, the job of each minute finds.
 */
export function wakeOrderEmails(container: MedusaContainer): void {
  void wake(sqlOf(container), 'order_moved')
}

/**
 * Enqueues emails about orders when one was placed or moved, in whichever process.
 * @returns a function that stops
 */
export function followOrderMoves(container: MedusaContainer): () => Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  let isWanted = false
  let running: Promise<void> = Promise.resolve()

  async function run(): Promise<void> {
    await sleep(pauseMs, undefined, { ref: false })
    isWanted = false
    await enqueueOrderEmails(container).catch((error: unknown) =>
      logger.warn(`Order emails: the next minute tries again. ${loggableText(error)}`),
    )
  }

  const stop = onWake(
    container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
    'order_moved',
    () => {
      if (isWanted) return
      isWanted = true
      running = running.then(run)
    },
  )
  return async () => {
    await stop()
    await running
  }
}
