import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Settings } from '../../platform/settings/settings'
import type { RenderedEmail } from '../layout/email'
import type { DueEmail } from '../module/outgoing-email'

export interface MailTransport {
  /**
   * @returns the log message, without recipient or content; null for none
   * @throws an error with a `code` when the mail was not accepted
   */
  send(mail: DueEmail, email: RenderedEmail & { to: string }): Promise<string | null>
}

export type MailSettings = Pick<Settings, 'SMTP_URL' | 'SMTP_PLAIN' | 'MAIL_FROM' | 'MAIL_DIR'>

/** In milliseconds: a mail server that does not answer must not delay other mails for minutes. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

const headers = { 'Auto-Submitted': 'auto-generated' }

/** Names of the loopback interface, which needs no encryption. */
const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** @param mayBePlain whether mails may be sent unencrypted to a server without TLS */
function smtpTransport(url: string, from: string, mayBePlain: boolean): MailTransport {
  const requireTLS = !mayBePlain && !loopback.test(new URL(url).hostname)
  const smtp = createTransport({ url, requireTLS, ...timeouts })
  return {
    async send(_mail, email) {
      await smtp.sendMail({ from, headers, ...email })
      return null
    },
  }
}

/** Writes each mail to a file that any mail program opens. */
function folderTransport(folder: string, from: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send({ id, template }, email) {
      const { message } = await composer.sendMail({ from, headers, ...email })
      const time = new Date().toISOString().replaceAll(':', '-')
      const file = join(folder, `${time}-${template}-${id}.eml`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(file, message, { mode: 0o600 })
      return `“${email.subject}” is in ${file}`
    },
  }
}

/** SMTP when an address is set, else a folder. */
export function mailTransport(settings: MailSettings): MailTransport {
  const { SMTP_URL, SMTP_PLAIN, MAIL_FROM, MAIL_DIR } = settings
  if (SMTP_URL !== undefined) return smtpTransport(SMTP_URL, MAIL_FROM, SMTP_PLAIN === 'on')
  return folderTransport(MAIL_DIR ?? '', MAIL_FROM)
}
