import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { mailTransport } from '@nas/mail/transport'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll } from 'vitest'

export const sender = 'NAS <no-reply@example.com>'

/** A mail server that stores mails, and can reject them. */
export class Mailbox {
  readonly mails: Email[] = []
  /** The answer to senders instead of accepting mails; null accepts them. */
  refusal: { code: number; message: string } | null = null
  private readonly server: SMTPServer

  constructor() {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, done) => {
        const { refusal } = this
        if (refusal === null) return done()
        done(Object.assign(new Error(refusal.message), { responseCode: refusal.code }))
      },
      onData: (stream, _session, done) => {
        const parts: Buffer[] = []
        stream.on('data', (part: Buffer) => parts.push(part))
        stream.on('end', async () => {
          this.mails.push(await PostalMime.parse(Buffer.concat(parts)))
          done()
        })
      },
    })
  }

  async start(): Promise<void> {
    const listening = this.server.listen(0, '127.0.0.1')
    await once(listening, 'listening')
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`
  }

  /** The SMTP address of this server. */
  get transport() {
    return mailTransport({
      SMTP_URL: this.url,
      SMTP_PLAIN: 'off',
      MAIL_FROM: sender,
      MAIL_DIR: undefined,
    })
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(() => resolve()))
  }
}

/** A mailbox that is open while the file runs. */
export function useMailbox(): Mailbox {
  const mailbox = new Mailbox()
  beforeAll(() => mailbox.start())
  afterAll(() => mailbox.stop())
  return mailbox
}

/** The code in the newest mail to this address. */
export function codeIn(mails: Email[], to: string): string {
  const mail = mails.findLast((sent) => sent.to?.some(({ address }) => address === to))
  const code = /#code=([\w.-]+)/.exec(mail?.text ?? '')?.[1]
  if (code === undefined) throw new Error(`There is no code for ${to}`)
  return code
}
