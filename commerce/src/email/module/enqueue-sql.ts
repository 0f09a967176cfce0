import { generateEntityId } from '@medusajs/framework/utils'
import type { NewEmail } from './outgoing-email'

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
): { sql: string; values: (string | number)[] } {
  return {
    sql: `insert into outgoing_mail
        (id, recipient, locale, template, data, next_attempt_at, give_up_at)
      values (?, ?, ?, ?, ?, now() + make_interval(secs => ?), now() + make_interval(mins => ?))
      on conflict (id) do nothing`,
    values: [id, recipient, locale, template, JSON.stringify(data), after, timeoutMinutes],
  }
}
