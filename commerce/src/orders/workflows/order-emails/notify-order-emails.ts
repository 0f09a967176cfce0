import { setTimeout as sleep } from 'node:timers/promises'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { loggableText } from '@nas/telemetry/loggable-error'
import { notify, onNotification } from '../../../platform/database/notifications'
import { sqlOf } from '../../../platform/database/run-sql'
import { enqueueOrderEmails } from './enqueue-order-emails'

/** Lets the response to the customer go first, and batches orders of the same moment. */
const pauseMs = 200

/**
 * Called when an order was placed, moved or edited, so that the customer is notified and lists of
 * staff follow soon. Returns at once
 * and never fails; a job that runs every minute handles missed orders.
 */
export function notifyOrderMoved(container: MedusaContainer): void {
  void notify(sqlOf(container), 'order_moved')
}

/** Enqueues emails for the moves of all processes. @returns a function that stops it */
export function followOrderMoves(container: MedusaContainer): () => Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  let isWanted = false
  let running: Promise<void> = Promise.resolve()

  async function run(): Promise<void> {
    await sleep(pauseMs, undefined, { ref: false })
    isWanted = false
    await enqueueOrderEmails(container).catch((error: unknown) =>
      logger.warn(`Order emails: retrying within a minute. ${loggableText(error)}`),
    )
  }

  const stop = onNotification(
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
