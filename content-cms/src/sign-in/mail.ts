import { randomUUID } from 'node:crypto'
import { failureCode } from '@nas/mail/failure-code'
import { type MailTransport, mailTransport } from '@nas/mail/transport'
import {
  APIError,
  type CollectionAfterErrorHook,
  type CollectionBeforeOperationHook,
  type EmailAdapter,
  type Payload,
} from 'payload'
import { label, messageFor } from '../labels'
import { readContentSettings } from '../settings'
import { idOf } from './sign-in-hooks'

class MailNotSent extends APIError {
  override readonly name = 'MailNotSent'
}

const transport = (): MailTransport => {
  const settings = readContentSettings()
  return mailTransport({ ...settings, SMTP_URL: settings.SMTP_URL?.toString() })
}

/** @throws MailNotSent */
async function sendOrExplain<T>(payload: Payload, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    payload.logger.error(`Mail: not sent (${failureCode(error)}).`)
    throw new MailNotSent('The mail was not sent', 503)
  }
}

const textOf = (html: string) =>
  html
    .replaceAll(/<\/(p|h1)>/g, '\n\n')
    .replaceAll(/<[^>]*>/g, '')
    .trim()

/** Payload's mails are sent as commerce sends the shop's (ADR 0016). */
export const shopMail: EmailAdapter<void> = ({ payload }) => ({
  name: 'shop',
  defaultFromAddress: 'none@localhost',
  defaultFromName: 'NAS',
  sendEmail: ({ to, subject = '', html }) =>
    sendOrExplain(payload, async () => {
      const name = { id: randomUUID(), template: 'editor-account' }
      const mail = { to: String(to), subject, html: String(html), text: textOf(String(html)) }
      const report = await transport().send(name, mail)
      if (report !== null) payload.logger.info(`Mail: ${report}`)
    }),
})

/**
 * Before the account is looked up, so that neither a failure nor the time reveals who is an editor:
 * for an unknown address the mail server is asked twice.
 */
export const assertMail: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'forgotPassword' || req.payloadAPI === 'local' || !('data' in args)) return args
  const mails = transport()
  const verify = () => sendOrExplain(req.payload, () => mails.verify())
  await verify()
  const email = String(Object(args.data).email ?? '')
  if ((await idOf(req, email.toLowerCase().trim())) === undefined) await verify()
  return args
}

const notSent = label(
  'Chưa gửi được thư vì máy chủ thư không nhận. Hãy thử lại sau ít phút.',
  'No mail was sent, because the mail server did not accept it. Try again in a few minutes.',
)

/** The build shortens the names of classes, so the error is recognised by its field. */
export const answerUnsentMail: CollectionAfterErrorHook = ({ error, req }) =>
  error.name === 'MailNotSent'
    ? { status: 503, response: { errors: [{ message: messageFor(req, notSent) }] } }
    : undefined
