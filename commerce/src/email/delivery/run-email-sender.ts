import { setTimeout as sleep } from 'node:timers/promises'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { loggableText } from '@nas/telemetry/loggable-error'
import { onNotification } from '../../platform/database/notifications'
import type { EmailTemplates } from '../layout/email'
import { sendDueEmails } from './send-due-emails'
import type { MailTransport } from './transport'

const pollEvery = 5_000

/**
 * Sends due emails when one is enqueued, and every few seconds. Waits while the database is
 * unavailable.
 * @returns a function that stops it and waits for running emails
 */
export function runEmailSender(
  container: MedusaContainer,
  transport: MailTransport,
  templates: EmailTemplates,
): () => Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const stopping = new AbortController()
  let waking = new AbortController()
  const pool = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const unlisten = onNotification(pool, 'mail_stored', () => waking.abort())

  async function run(): Promise<void> {
    let failing = false
    while (!stopping.signal.aborted) {
      waking = new AbortController()
      try {
        await sendDueEmails(container, transport, templates, stopping.signal)
        failing = false
      } catch (error) {
        if (!failing) logger.warn(`Mail: sending is paused. ${loggableText(error)}`)
        failing = true
      }
      const signal = AbortSignal.any([waking.signal, stopping.signal])
      await sleep(pollEvery, undefined, { signal }).catch(() => undefined)
    }
  }

  const running = run()
  return async () => {
    stopping.abort()
    await Promise.all([running, unlisten()])
  }
}
