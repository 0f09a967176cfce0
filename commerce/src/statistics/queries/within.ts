import { shopTimeZone } from '@nas/domain/dates'
import type { Period } from '@nas/domain/periods'
import type { Sql } from '@nas/query/sql'

const start = 'cast(? as date)::timestamp at time zone ?'
const end = '(cast(? as date) + 1)::timestamp at time zone ?'

/** Conditions on `created_at`, to follow others; a period without an end has none. */
export function within({ from, to }: Partial<Period>): Sql {
  return {
    sql: `${from ? ` and created_at >= ${start}` : ''}${to ? ` and created_at < ${end}` : ''}`,
    values: [from, to].flatMap((day) => (day ? [day, shopTimeZone] : [])),
  }
}
