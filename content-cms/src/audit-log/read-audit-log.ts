import { type AuditRow, pageSql } from '@nas/telemetry/audit-log'
import type { Endpoint, PayloadRequest } from 'payload'
import { isWriter } from '../access/rules'
import { bound } from '../transaction'
import { auditTable, editorPrefix } from './write-audit-log'

/** `/api` has validated the query; a value that is not a string is ignored. */
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined

const timeOf = (value: unknown): string | undefined =>
  Number.isNaN(Date.parse(String(value))) ? undefined : String(value)

const editorName = `(select coalesce(nullif(name, ''), email) from users
  where '${editorPrefix}' || users.id = entry.staff)`

async function find({ query, payload }: PayloadRequest): Promise<AuditRow[]> {
  const page = {
    kind: textOf(query.kind),
    person: textOf(query.person),
    subject: textOf(query.subject),
    before: timeOf(query.before),
    since: timeOf(query.since),
    q: textOf(query.q),
    limit: Math.min(Number(query.limit) || 50, 100),
  }
  const statement = bound(pageSql(auditTable, page, editorName))
  return (await payload.db.drizzle.execute(statement)).rows as unknown as AuditRow[]
}

/** `GET /api/trail`: changes by staff and editors, newest first; only for the shop's key. */
export const readAuditLog: Endpoint = {
  path: '/trail',
  method: 'get',
  handler: async (req) => {
    if (!isWriter(req)) return Response.json({ errors: [] }, { status: 403 })
    return Response.json({ entries: await find(req) })
  },
}
