import { generateEntityId } from '@medusajs/framework/utils'
import { type TemplateName, templates } from '../delivery/templates'
import type { MailOrder } from './outgoing-mail'

interface Place {
  /** A mail of the same id is not written again. */
  id?: string
  /** Seconds until its turn comes. */
  after?: number
}

/** The statement that writes a mail down, for a transaction that writes more than that. */
export function enqueueSql(
  { recipient, locale, template, data }: MailOrder & { template: TemplateName },
  { id = generateEntityId(undefined, 'mail'), after = 0 }: Place = {},
): { sql: string; values: (string | number)[] } {
  const { patienceMinutes } = templates[template]
  return {
    sql: `insert into outgoing_mail
        (id, recipient, locale, template, data, next_attempt_at, give_up_at)
      values (?, ?, ?, ?, ?, now() + make_interval(secs => ?), now() + make_interval(mins => ?))
      on conflict (id) do nothing`,
    values: [id, recipient, locale, template, JSON.stringify(data), after, patienceMinutes],
  }
}
