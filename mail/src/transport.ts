import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

export interface Mail {
  to: string
  subject: string
  html: string
  /** Plain text with the same content. */
  text: string
  attachments?: {
    filename: string
    content: Buffer
    contentType: string
    contentDisposition: 'inline'
    cid: string
  }[]
}

export interface MailTransport {
  /** @throws an error with a `code` when mails cannot be sent */
  verify(): Promise<void>
  /**
   * @returns the log message, without recipient or content; null for none
   * @throws an error with a `code` when the mail was not accepted
   */
  send(name: { id: string; template: string }, mail: Mail): Promise<string | null>
}

export interface MailSettings {
  SMTP_URL: string | undefined
  SMTP_PLAIN: 'on' | 'off' | undefined
  MAIL_FROM: string
  MAIL_DIR: string | undefined
}

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
    async verify() {
      await smtp.verify()
    },
    async send(_name, mail) {
      await smtp.sendMail({ from, headers, ...mail })
      return null
    },
  }
}

/** Writes each mail to a file that any mail program opens. */
function folderTransport(folder: string, from: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async verify() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
    },
    async send({ id, template }, mail) {
      const { message } = await composer.sendMail({ from, headers, ...mail })
      const time = new Date().toISOString().replaceAll(':', '-')
      const file = join(folder, `${time}-${template}-${id}.eml`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(file, message, { mode: 0o600 })
      return `“${mail.subject}” is in ${file}`
    },
  }
}

/** SMTP when an address is set, else a folder. */
export function mailTransport(settings: MailSettings): MailTransport {
  const { SMTP_URL, SMTP_PLAIN, MAIL_FROM, MAIL_DIR } = settings
  if (SMTP_URL !== undefined) return smtpTransport(SMTP_URL, MAIL_FROM, SMTP_PLAIN === 'on')
  return folderTransport(MAIL_DIR ?? '', MAIL_FROM)
}
