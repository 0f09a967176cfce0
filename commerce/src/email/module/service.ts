import type { MedusaContainer } from '@medusajs/framework/types'
import { sql } from '@nas/query/sql'
import { notify } from '../../platform/database/notifications'
import { SqlService } from '../../platform/database/sql-service'
import { type DueEmail, type EmailContact, enqueueSql, type NewEmail } from './outgoing-email'

export const MAIL_OUTBOX = 'mail_outbox'

export const mailOutbox = (container: MedusaContainer) =>
  container.resolve<MailOutboxService>(MAIL_OUTBOX)

/** Lease in seconds; after it another sender takes over the e-mails of a process that has died. */
const leaseSeconds = 180

const onlyRow = 'shop'

/** The outbox of emails. Recipient and data are cleared when an email is finished. */
export class MailOutboxService extends SqlService {
  /** Stores the email and wakes the sender; the caller does not wait for a mail server. */
  async enqueue(email: NewEmail): Promise<void> {
    await this.rows(enqueueSql(email))
    await this.notifySender()
  }

  /** Like `enqueue`, replacing unsent emails of this kind to the recipient. */
  async enqueueNewest(email: NewEmail): Promise<void> {
    await this.rows(sql`
      delete from outgoing_mail where recipient = ${email.recipient}
        and template = ${email.template}
      and sent_at is null and gave_up_at is null`)
    await this.enqueue(email)
  }

  /** Wakes the sender after an email was stored in the caller's own transaction. */
  notifySender(): Promise<void> {
    return notify((statement) => this.rows(statement), 'mail_stored')
  }

  /** Leases due emails to this process. */
  claim(limit: number): Promise<DueEmail[]> {
    return this.rows<DueEmail>(sql`
      update outgoing_mail set attempts = attempts + 1, updated_at = now(),
        next_attempt_at = now() + make_interval(secs => ${leaseSeconds})
      where id in (
        select id from outgoing_mail
        where sent_at is null and gave_up_at is null and next_attempt_at <= now()
        order by next_attempt_at limit ${limit} for update skip locked)
      returning id, recipient, locale, template, data, attempts, give_up_at`)
  }

  async markSent(id: string): Promise<void> {
    await this.rows(sql`
      update outgoing_mail set sent_at = now(), updated_at = now(), last_error = null,
      recipient = '', data = '{}' where id = ${id}`)
  }

  /** Null until it has been synced. */
  async contact(): Promise<EmailContact | null> {
    const row = await this.first<{ contact: EmailContact }>(
      sql`select contact from mail_contact where id = ${onlyRow}`,
    )
    return row?.contact ?? null
  }

  async saveContact(contact: EmailContact): Promise<void> {
    await this.rows(sql`
      insert into mail_contact (id, contact) values (${onlyRow}, ${JSON.stringify(contact)})
      on conflict (id) do update set contact = excluded.contact, updated_at = now()`)
  }

  async drop(id: string): Promise<void> {
    await this.rows(sql`delete from outgoing_mail where id = ${id}`)
  }

  /** Deletes e-mails that ended more than `days` days ago. @returns their number */
  deleteFinished(days: number): Promise<number> {
    return this.rowCount(sql`
      delete from outgoing_mail
      where coalesce(sent_at, gave_up_at) < now() - make_interval(days => ${days}) returning id`)
  }

  /** @param retryAt time of the next attempt; null gives the e-mail up */
  async markFailed(id: string, code: string, retryAt: Date | null): Promise<void> {
    const change =
      retryAt === null
        ? sql`gave_up_at = now(), recipient = '', data = '{}'`
        : sql`next_attempt_at = ${retryAt}`
    await this.rows(sql`
      update outgoing_mail set last_error = ${code}, updated_at = now(), ${change} where id = ${id}`)
  }
}
