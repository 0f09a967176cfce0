import { container } from '@medusajs/framework'
import type { InternalModuleDeclaration } from '@medusajs/framework/types'
import { InjectManager, MedusaContext, MedusaService } from '@medusajs/framework/utils'
import { rows, type SqlContext } from '../../platform/database/rows'
import { settings } from '../../platform/settings/settings'
import { type MailSender, runMailSender } from '../delivery/mail-sender'
import { type TemplateName, templates } from '../delivery/templates'
import { mailTransport } from '../delivery/transport'
import { enqueueSql } from './enqueue-sql'
import { OutgoingMail } from './models/outgoing-mail'
import type { DueMail, MailOrder } from './outgoing-mail'

/** A sender that died is waited for this long before another takes its mail. */
const leaseSeconds = 180

export class MailOutboxService extends MedusaService({ OutgoingMail }) {
  private sender: MailSender | undefined
  private readonly sends: boolean

  constructor(dependencies: object, _options: unknown, declaration: InternalModuleDeclaration) {
    super(dependencies, _options, declaration)
    // Scripts and migrations run in server mode, which leaves work in the background to others.
    this.sends = declaration.worker_mode !== 'server'
  }

  /** Called by Medusa when the whole application stands, and before it goes. */
  __hooks = {
    onApplicationStart: async () => {
      if (this.sends) this.sender = runMailSender(container, mailTransport(settings()))
    },
    onApplicationPrepareShutdown: async () => {
      await this.sender?.stop()
    },
  }

  /** Writes the mail down and wakes the sender; who asks never waits for a mail server. */
  @InjectManager()
  async enqueue(
    mail: MailOrder & { template: TemplateName },
    @MedusaContext() context: SqlContext = {},
  ): Promise<void> {
    if (templates[mail.template].newestOnly) await this.dropWaiting(mail, context)
    await rows(context, enqueueSql(mail))
    this.poke()
  }

  /** Wakes the sender of this process, after a mail was written in a transaction of one's own. */
  poke(): void {
    this.sender?.poke()
  }

  @InjectManager()
  async dropWaiting(
    { recipient, template }: MailOrder,
    @MedusaContext() context: SqlContext = {},
  ): Promise<void> {
    await rows(context, {
      sql: `delete from outgoing_mail where recipient = ? and template = ?
            and sent_at is null and gave_up_at is null`,
      values: [recipient, template],
    })
  }

  /** Takes mails whose turn it is; no other process gets them until the lease has run out. */
  @InjectManager()
  async claim(limit: number, @MedusaContext() context: SqlContext = {}): Promise<DueMail[]> {
    return rows<DueMail>(context, {
      sql: `update outgoing_mail set attempts = attempts + 1, updated_at = now(),
         next_attempt_at = now() + make_interval(secs => ?)
       where id in (
         select id from outgoing_mail
         where sent_at is null and gave_up_at is null and next_attempt_at <= now()
         order by next_attempt_at limit ? for update skip locked)
       returning id, recipient, locale, template, data, attempts, give_up_at`,
      values: [leaseSeconds, limit],
    })
  }

  @InjectManager()
  async markSent(id: string, @MedusaContext() context: SqlContext = {}): Promise<void> {
    await rows(context, {
      sql: `update outgoing_mail set sent_at = now(), updated_at = now(), last_error = null,
         recipient = '', data = '{}' where id = ?`,
      values: [id],
    })
  }

  /** For a mail that nobody is to get. */
  @InjectManager()
  async drop(id: string, @MedusaContext() context: SqlContext = {}): Promise<void> {
    await rows(context, { sql: 'delete from outgoing_mail where id = ?', values: [id] })
  }

  /** @param retryAt null gives the mail up */
  @InjectManager()
  async markFailed(
    id: string,
    code: string,
    retryAt: Date | null,
    @MedusaContext() context: SqlContext = {},
  ): Promise<void> {
    const [change, values] =
      retryAt === null
        ? [`gave_up_at = now(), recipient = '', data = '{}'`, []]
        : ['next_attempt_at = ?', [retryAt]]
    await rows(context, {
      sql: `update outgoing_mail set last_error = ?, updated_at = now(), ${change} where id = ?`,
      values: [code, ...values, id],
    })
  }
}
