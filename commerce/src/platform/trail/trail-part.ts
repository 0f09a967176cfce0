import { generateEntityId } from '@medusajs/framework/utils'
import type { TrailKind, TrailValues } from '@nas/contract/trail'
import type { Sql } from '@nas/query/sql'
import { actingNow } from './acting'

/** What staff change. Of personal fields only that they changed is said: `{ phone: 'changed' }`. */
export interface TrailChange {
  kind: TrailKind
  /** Id of what was changed. */
  subject: string
  before: TrailValues
  after: TrailValues
}

/**
 * Beside a change of staff, in its statement: one entry for the row that `from`, another common table
 * expression, has; none where it has none. Empty when nobody of staff is acting.
 */
export function trailParts(from: string, change: TrailChange): Sql[] {
  const acting = actingNow()
  if (acting === undefined) return []
  const { kind, subject, before, after } = change
  return [
    {
      sql: `trailed as (
        insert into trail_entry (id, staff, request, kind, subject, before, after, created_at)
        select ?, ?, ?, ?, ?, ?::jsonb, ?::jsonb, clock_timestamp() from ${from} limit 1)`,
      values: [
        generateEntityId(undefined, 'trail'),
        acting.staff,
        acting.request,
        kind,
        subject,
        JSON.stringify(before),
        JSON.stringify(after),
      ],
    },
  ]
}

/** A change, named `changed`, with its entry, in one statement that returns the changed rows. */
export function trailedSql(changed: Sql, change: TrailChange): Sql {
  const parts = [
    { sql: `changed as (${changed.sql})`, values: changed.values },
    ...trailParts('changed', change),
  ]
  return {
    sql: `with ${parts.map(({ sql }) => sql).join(', ')} select * from changed`,
    values: parts.flatMap(({ values }) => values),
  }
}

/** An entry by itself, for a transaction; nothing when nobody of staff is acting. */
export function trailSql(change: TrailChange): Sql {
  const [part] = trailParts('(select 1) as acted', change)
  return part === undefined
    ? { sql: 'select 1', values: [] }
    : { sql: `with ${part.sql} select 1`, values: part.values }
}

/** The names of personal fields that differ, without what they hold. */
export function changedNames<Fields extends object>(
  before: Fields,
  after: Partial<Fields>,
): TrailValues {
  const names = (Object.keys(after) as (keyof Fields & string)[]).filter(
    (name) => after[name] !== undefined && after[name] !== before[name],
  )
  return Object.fromEntries(names.map((name) => [name, 'changed']))
}
