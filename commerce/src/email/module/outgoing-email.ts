import { generateEntityId } from '@medusajs/framework/utils'
import type { EmailKind, EmailWords } from '@nas/domain/email-texts/texts'
import { raw, type Sql, sql } from '@nas/query/sql'
import { demoDomain } from '../../platform/setup/demo'

export type EmailLocale = 'vi' | 'en'

interface StoredEmail {
  recipient: string
  locale: EmailLocale
  template: string
  /** Ids of the subject; the template reads all other data when the e-mail is sent. */
  data: Record<string, string>
}

export interface NewEmail extends StoredEmail {
  /** Minutes after which an unsent e-mail is no longer useful and is given up. */
  timeoutMinutes: number
}

export interface DueEmail extends StoredEmail {
  id: string
  attempts: number
  give_up_at: Date
}

interface Place {
  /** Unique: a second email with the same id is ignored. */
  id?: string
  /** Seconds until it is due. */
  after?: number
}

/** `created_at` is the due time. People of the demo get no email. */
export const enqueueSql = (
  { recipient, locale, template, data, timeoutMinutes }: NewEmail,
  { id = generateEntityId(undefined, 'mail'), after = 0 }: Place = {},
): Sql => sql`
  insert into outgoing_mail
    (id, recipient, locale, template, data, created_at, next_attempt_at, give_up_at)
  select ${id}, ${recipient}, ${locale}, ${template}, ${JSON.stringify(data)}::jsonb, due, due,
    due + make_interval(mins => ${timeoutMinutes})
  from (select now() + make_interval(secs => ${after}) as due) as planned
  where ${recipient} not like '%@${raw(demoDomain)}'
  on conflict (id) do nothing`

/** Deletes the emails to a person whose account is deleted. */
export const deleteEmailsToSql = (recipient: string): Sql =>
  sql`delete from outgoing_mail where recipient in (${recipient}, lower(${recipient}))`

export const deleteUnsentOfRecordsSql = (recordIds: string[]): Sql => sql`
  delete from outgoing_mail
  where sent_at is null and gave_up_at is null and deleted_at is null
    and data->>'record' = any(${recordIds})`

/** Part of a move of an order (`moved`): unsent emails about it are not sent. */
export const dropUnsentPart = (recordId: string): Sql => sql`
  unsent as (${deleteUnsentOfRecordsSql([recordId])} and exists (select from moved))`

export const mailFigures = {
  nas_mail_unsent: {
    help: 'Emails that are due and not sent',
    sql: `select count(*) from outgoing_mail
          where sent_at is null and gave_up_at is null and created_at <= now()`,
  },
  nas_mail_oldest_unsent_seconds: {
    help: 'Time since the oldest unsent email is due, 0 without any',
    sql: `select extract(epoch from now() - min(created_at)) from outgoing_mail
          where sent_at is null and gave_up_at is null and created_at <= now()`,
  },
} as const

/** The words that editors have saved. */
export type EmailTexts = Partial<Record<EmailKind, Record<EmailLocale, EmailWords>>>

/** What editors decide of emails. */
export interface EmailContact {
  company: Record<EmailLocale, string>
  hours: Record<EmailLocale, string>
  /** As displayed, such as `+84 900 000 100`. */
  phone: string | null
  email: string | null
  /** Absent before the first sync of texts. */
  texts?: EmailTexts
}
