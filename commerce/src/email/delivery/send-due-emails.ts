import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger, MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { waitAfter } from '@nas/domain/backoff'
import { failureCode } from '@nas/mail/failure-code'
import type { MailTransport } from '@nas/mail/transport'
import { loggableText } from '@nas/telemetry/loggable-error'
import { onNotification } from '../../platform/database/notifications'
import { settings } from '../../platform/settings/settings'
import { type EmailTemplates, renderEmail } from '../layout/email'
import type { EmailShop } from '../layout/email-frame'
import { sayIn } from '../layout/email-words'
import type { DueEmail } from '../module/outgoing-email'
import { type MailOutboxService, mailOutbox } from '../module/service'

const atOnce = 5
const backoff = { freeFailures: 0, firstWait: 10, maxWait: 3600 }

interface Sending {
  container: MedusaContainer
  outbox: MailOutboxService
  transport: MailTransport
  templates: EmailTemplates
  shop: EmailShop
  logger: Logger
}

class UnknownTemplate extends Error {
  readonly code = 'UNKNOWN_TEMPLATE'
}

/** The time of the next attempt; null when the email expires before it. */
function retryAt({ attempts, give_up_at }: DueEmail, now: Date): Date | null {
  const next = new Date(now.getTime() + waitAfter(attempts, backoff) * 1000)
  return next < give_up_at ? next : null
}

async function deliver(sending: Sending, due: DueEmail): Promise<void> {
  const { container, outbox, transport, templates, shop, logger } = sending
  // An email of an older release may name a template that no longer exists.
  const write = Object.hasOwn(templates, due.template) ? templates[due.template] : undefined
  if (write === undefined) throw new UnknownTemplate()
  const email = await write(container, due, sayIn(due.locale, shop.contact?.texts))
  const rendered = await renderEmail(email, due.locale, shop)
  if (email.to === null) return outbox.drop(due.id)
  const report = await transport.send(due, { to: email.to, ...rendered })
  await outbox.markSent(due.id)
  if (report !== null) logger.info(`Mail: ${report}`)
}

async function sendOne(sending: Sending, due: DueEmail): Promise<void> {
  try {
    await deliver(sending, due)
  } catch (error) {
    const { outbox, logger } = sending
    const code = failureCode(error)
    const next = retryAt(due, new Date())
    await outbox.markFailed(due.id, code, next)
    const then = next === null ? 'it is given up' : `next try ${next.toISOString()}`
    logger.warn(`Mail: ${due.template} ${due.id} was not sent (${code}); ${then}.`)
  }
}

/** Sends every due email; a failed one is retried later and does not block others. */
export async function sendDueEmails(
  container: MedusaContainer,
  transport: MailTransport,
  templates: EmailTemplates,
  signal?: AbortSignal,
): Promise<void> {
  const outbox = mailOutbox(container)
  const logger = container.resolve('logger')
  while (!signal?.aborted) {
    const emails = await outbox.claim(atOnce)
    if (emails.length === 0) return
    const shop = { address: settings().SHOP_URL, contact: await outbox.contact() }
    const sending = { container, outbox, transport, templates, shop, logger }
    await Promise.all(emails.map((email) => sendOne(sending, email)))
  }
}

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
  const logger = container.resolve('logger')
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
