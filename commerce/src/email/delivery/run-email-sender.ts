import { setTimeout as sleep } from 'node:timers/promises'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { onWake } from '../../platform/database/wakes'
import { loggableText } from '../../platform/errors/error-text'
import type { EmailTemplates } from '../layout/email'
import { sendDueEmails } from './send-due-emails'
import type { MailTransport } from './transport'

const pollEvery = 5_000

/**
 * Sends what is due, whenever an email is stored and every few seconds. While the database is away
 * it waits.
 * @returns a function that stops, and waits for the emails under way
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
  const deafen = onWake(pool, 'mail_stored', () => waking.abort())

  async function run(): Promise<void> {
    let failing = false
    while (!stopping.signal.aborted) {
      waking = new AbortController()
      try {
        await sendDueEmails(container, transport, templates, stopping.signal)
        failing = false
      } catch (error) {
        if (!failing) logger.warn(`Mail: the sender waits. ${loggableText(error)}`)
        failing = true
      }
      const signal = AbortSignal.any([waking.signal, stopping.signal])
      await sleep(pollEvery, undefined, { signal }).catch(() => undefined)
    }
  }

  const running = run()
  return async () => {
    stopping.abort()
    await Promise.all([running, deafen()])
  }
}
