import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Endpoint, PayloadRequest } from 'payload'
import { isWriter } from '../access/callers'
import { editorPrefix } from './acting'

/** The shop's `/api` has checked what was asked; what is no text here is not asked. */
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

function find(req: PayloadRequest) {
  const { kind, person, before, limit } = req.query
  const [ofKind, by] = [textOf(kind), textOf(person)]
  const until = Number.isNaN(Date.parse(String(before))) ? null : String(before)
  const most = Math.min(Number(limit) || 50, 100)
  return req.payload.db.drizzle.execute<Record<string, unknown>>(sql`
    select t.id, t.staff, t.request, t.kind, t.subject, t.before, t.after,
      coalesce(nullif(u.name, ''), u.email) as who,
      to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from trail t left join users u on ${editorPrefix} || u.id = t.staff
    where (${ofKind}::text is null or t.kind = ${ofKind})
      and (${by}::text is null or t.staff = ${by})
      and (${until}::timestamptz is null or date_trunc('milliseconds', t.created_at) < ${until}::timestamptz)
    order by t.created_at desc, t.id desc limit ${most}`)
}

/** `GET /api/trail`: what staff and editors have changed in Payload, newest first; for the shop's key. */
export const readTrail: Endpoint = {
  path: '/trail',
  method: 'get',
  handler: async (req) => {
    if (!isWriter(req)) return Response.json({ errors: [] }, { status: 403 })
    return Response.json({ entries: (await find(req)).rows })
  },
}
