import {
  type Acting,
  type AuditedChange,
  type AuditRow,
  countSql,
  insertSql,
  pageSql,
  type Statement,
} from '@nas/telemetry/audit-log'
import type { Endpoint, PayloadRequest } from 'payload'
import { isAccount, isWriter } from '../access/rules'
import { bound, execute } from '../transaction'

/** The name of the table in earlier releases, which is kept. */
const auditTable = 'trail'

/** Prefix of an editor's id in the audit log; ids of staff have none. */
export const editorPrefix = 'editor-'

/** Null for visitors, the seed and the application itself, which are not audited. */
function actingIn(req: PayloadRequest): Acting | null {
  if (isAccount(req)) return { staff: `${editorPrefix}${req.user?.id}`, request: null }
  const staff = req.headers?.get('x-acting-staff')
  return isWriter(req) && staff ? { staff, request: req.headers.get('x-request-id') } : null
}

const key = 'trail'

/** Collects changes of this request until `writeTogether`, so that one call makes one entry. */
export function keepTogether(req: PayloadRequest): void {
  req.context[key] = []
}

/** Writes the collected changes as one entry and ignores further ones of this request. */
export async function writeTogether(req: PayloadRequest): Promise<void> {
  const kept = req.context[key] as AuditedChange[]
  req.context[key] = null
  const [first] = kept
  if (first === undefined) return
  await insert(req, {
    ...first,
    before: Object.assign({}, ...kept.map(({ before }) => before).reverse()),
    after: Object.assign({}, ...kept.map(({ after }) => after)),
  })
}

export async function writeAuditLog(req: PayloadRequest, change: AuditedChange): Promise<void> {
  if (Object.keys(change.after).length === 0) return
  const kept = req.context[key]
  if (kept === null) return
  if (Array.isArray(kept)) kept.push(change)
  else await insert(req, change)
}

async function insert(req: PayloadRequest, change: AuditedChange): Promise<void> {
  const acting = actingIn(req)
  if (acting !== null) await execute(req, bound(insertSql(auditTable, acting, change)))
}

/** `/api` has validated the query; a value that is not a string is ignored. */
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined

const timeOf = (value: unknown): string | undefined =>
  Number.isNaN(Date.parse(String(value))) ? undefined : String(value)

const editorName = `(select coalesce(nullif(name, ''), email) from users
  where '${editorPrefix}' || users.id = entry.staff)`

type Version = { kind: string; subject: string; updatedAt: string }

/** Maximum difference in ms between an entry and its version. */
const togetherMs = 10_000

/** Name of the editor who stored the version; null for staff, whose names only the shop has. */
export async function editorOf(
  req: PayloadRequest,
  { kind, subject, updatedAt }: Version,
): Promise<string | null> {
  const since = new Date(Date.parse(updatedAt) - togetherMs).toISOString()
  const page = pageSql(auditTable, { kind, subject, since, limit: 1 }, editorName)
  const [entry] = await execute<{ who: string | null }>(req, bound(page))
  return entry?.who ?? null
}

/** The latest changes of a document, newest first. */
export async function changesOf(
  req: PayloadRequest,
  kind: string,
  subject: string,
): Promise<AuditRow[]> {
  const page = pageSql(auditTable, { kind, subject, limit: 100 }, editorName)
  return (await execute(req, bound(page))) as unknown as AuditRow[]
}

async function find({
  query,
  payload,
}: PayloadRequest): Promise<{ entries: AuditRow[]; total: number }> {
  const page = {
    kind: textOf(query.kind),
    person: textOf(query.person),
    subject: textOf(query.subject),
    before: timeOf(query.before),
    since: timeOf(query.since),
    q: textOf(query.q),
    limit: Math.min(Number(query.limit) || 50, 100),
  }
  const run = async <Row>(statement: Statement) =>
    (await payload.db.drizzle.execute(bound(statement))).rows as unknown as Row[]
  const entries = await run<AuditRow>(pageSql(auditTable, page, editorName))
  const [counted] = await run<{ total: number }>(countSql(auditTable, page))
  return { entries, total: counted?.total ?? 0 }
}

/** `GET /api/trail`: changes by staff and editors, newest first; only for the shop's key. */
export const readAuditLog: Endpoint = {
  path: '/trail',
  method: 'get',
  handler: async (req) => {
    if (!isWriter(req)) return Response.json({ errors: [] }, { status: 403 })
    return Response.json(await find(req))
  },
}
