import type { Logger, MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { MAIL_OUTBOX } from '../module/key'
import type { DueMail } from '../module/outgoing-mail'
import type { MailOutboxService } from '../module/service'
import { failureCode, UnknownTemplate } from './failure-code'
import { renderLetter } from './render-letter'
import { retryAt } from './retry-at'
import { templateOf } from './templates'
import type { MailTransport } from './transport'

const atOnce = 5

interface Sending {
  container: MedusaContainer
  outbox: MailOutboxService
  transport: MailTransport
  logger: Logger
}

async function deliver({ container, outbox, transport, logger }: Sending, mail: DueMail) {
  const template = templateOf(mail.template)
  if (template === undefined) throw new UnknownTemplate()
  const letter = await template.write(container, mail)
  const written = await renderLetter(letter, mail.locale)
  if (letter.to === null) return outbox.drop(mail.id)
  const told = await transport.send(mail, { to: letter.to, ...written })
  await outbox.markSent(mail.id)
  if (told !== null) logger.info(`Mail: ${told}`)
}

async function sendOne(sending: Sending, mail: DueMail): Promise<void> {
  try {
    await deliver(sending, mail)
  } catch (error) {
    const { outbox, logger } = sending
    const code = failureCode(error)
    const next = retryAt(mail, new Date())
    await outbox.markFailed(mail.id, code, next)
    const then = next === null ? 'it is given up' : `next try ${next.toISOString()}`
    logger.warn(`Mail: ${mail.template} ${mail.id} was not sent (${code}); ${then}.`)
  }
}

/** Sends every mail whose turn it is; one that fails gets a later turn and holds up no other. */
export async function sendDueMails(
  container: MedusaContainer,
  transport: MailTransport,
  signal?: AbortSignal,
): Promise<void> {
  const outbox = container.resolve<MailOutboxService>(MAIL_OUTBOX)
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const sending = { container, outbox, transport, logger }
  while (!signal?.aborted) {
    const mails = await outbox.claim(atOnce)
    if (mails.length === 0) return
    await Promise.all(mails.map((mail) => sendOne(sending, mail)))
  }
}
