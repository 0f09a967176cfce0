import { randomUUID } from 'node:crypto'

/** `changed` replaces values that are personal, too long or too deep to store twice. */
export type AuditValues = Record<string, string | number | boolean | null>

export interface Difference {
  before: AuditValues
  after: AuditValues
}

export interface Acting {
  staff: string
  /** ID of the request that made the change; null for a change without a request. */
  request: string | null
}

export interface AuditedChange<Kind extends string = string> extends Difference {
  kind: Kind
  subject: string
}

export interface AuditRow extends Difference, Acting {
  id: string
  kind: string
  subject: string | null
  /** ISO timestamp in UTC, in milliseconds. */
  at: string
  who: string | null
}

export interface Statement {
  sql: string
  values: (string | number | null)[]
}

/** Fields that a store sets itself at each save. */
const keptByStore = [
  'id',
  'createdAt',
  'updatedAt',
  'searchText',
  'incomplete',
  'sizes',
  'sessions',
]
const longest = 200

const isScalar = (value: unknown): value is AuditValues[string] =>
  value === null ||
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && value.length <= longest)

type Fields = Readonly<Record<string, unknown>>

/** @param open fields whose values may be stored; null for a record without personal data */
export function difference(
  before: Fields,
  after: Fields,
  open: readonly string[] | null,
): Difference {
  const found: Difference = { before: {}, after: {} }
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (keptByStore.includes(name)) continue
    const [was = null, is = null] = [before[name], after[name]]
    if (JSON.stringify(was) === JSON.stringify(is)) continue
    if (isScalar(was) && isScalar(is) && (open === null || open.includes(name))) {
      found.before[name] = was
      found.after[name] = is
    } else found.after[name] = 'changed'
  }
  return found
}

/** @param from a relation; the entry is inserted only if it has a row */
export function insertSql(
  table: string,
  { staff, request }: Acting,
  { kind, subject, before, after }: AuditedChange,
  from = '(select 1) as acted',
): Statement {
  return {
    sql: `insert into ${table} (id, staff, request, kind, subject, before, after, created_at)
          select ?, ?, ?, ?, ?, ?::jsonb, ?::jsonb, clock_timestamp() from ${from} limit 1`,
    values: [
      `trail_${randomUUID()}`,
      staff,
      request,
      kind,
      subject,
      JSON.stringify(before),
      JSON.stringify(after),
    ],
  }
}

export interface AuditPage {
  kind?: string | undefined
  /** Id of the actor or of the subject. */
  person?: string | undefined
  subject?: string | undefined
  /** ISO timestamp; selects older entries only. */
  before?: string | undefined
  /** ISO timestamp; excludes older entries. */
  since?: string | undefined
  /** Text to search in the names of subjects and in values. */
  q?: string | undefined
  /** Subjects that match `q` by other names. */
  subjects?: string[]
  limit: number
}

function conditionOf(page: AuditPage): Statement {
  const [kind, person] = [page.kind ?? null, page.person ?? null]
  const [subject, before] = [page.subject ?? null, page.before ?? null]
  const [since, words] = [page.since ?? null, page.q || null]
  const subjects = JSON.stringify([words, ...(page.subjects ?? [])])
  return {
    sql: `(?::text is null or kind = ?) and (?::text is null or staff = ? or subject = ?)
            and (?::text is null or subject = ?)
            and (?::timestamptz is null or date_trunc('milliseconds', created_at) < ?::timestamptz)
            and (?::timestamptz is null or created_at >= ?::timestamptz)
            and (?::text is null or subject in (select jsonb_array_elements_text(?::jsonb))
              or position(lower(?) in lower(before::text || after::text)) > 0)`,
    values: [
      kind,
      kind,
      person,
      person,
      person,
      subject,
      subject,
      before,
      before,
      since,
      since,
      words,
      subjects,
      words,
    ],
  }
}

/** Newest first. @param who SQL expression for the actor's name, from columns of `entry` */
export function pageSql(table: string, page: AuditPage, who = 'null'): Statement {
  const { sql, values } = conditionOf(page)
  return {
    sql: `select id, staff, request, kind, subject, before, after, ${who} as who,
            to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
          from ${table} as entry where ${sql}
          order by created_at desc, id desc limit ?`,
    values: [...values, page.limit],
  }
}

/** The number of entries as `total`, at most one more than `maxCounted` of the contract. */
export function countSql(table: string, page: AuditPage): Statement {
  const { sql, values } = conditionOf(page)
  return {
    sql: `select count(*)::int as total from (
            select from ${table} where ${sql} limit 1001) as counted`,
    values,
  }
}
