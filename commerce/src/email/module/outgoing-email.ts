import { generateEntityId } from '@medusajs/framework/utils'
import type { Sql } from '@nas/query/sql'

export type EmailLocale = 'vi' | 'en'

/** An email as the outbox stores it. */
interface StoredEmail {
  recipient: string
  locale: EmailLocale
  /** Name of its template. */
  template: string
  /** Ids of what it is about; the template reads the rest as the email is sent. */
  data: Record<string, string>
}

/** An email that is to be sent. */
export interface NewEmail extends StoredEmail {
  /** How long sending is tried: afterwards the email is of no use. */
  timeoutMinutes: number
}

/** An email that is due. */
export interface DueEmail extends StoredEmail {
  id: string
  /** This attempt counted: 1 or more. */
  attempts: number
  give_up_at: Date
}

interface Place {
  /** An email of the same id is not written again. */
  id?: string
  /** Seconds until it is due. */
  after?: number
}

/** The statement that stores an email, for a transaction that writes more than that. */
export function enqueueSql(
  { recipient, locale, template, data, timeoutMinutes }: NewEmail,
  { id = generateEntityId(undefined, 'mail'), after = 0 }: Place = {},
): Sql {
  return {
    sql: `insert into outgoing_mail
        (id, recipient, locale, template, data, next_attempt_at, give_up_at)
      values (?, ?, ?, ?, ?, now() + make_interval(secs => ?), now() + make_interval(mins => ?))
      on conflict (id) do nothing`,
    values: [id, recipient, locale, template, JSON.stringify(data), after, timeoutMinutes],
  }
}
