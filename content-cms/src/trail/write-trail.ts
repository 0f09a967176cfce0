import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { execute } from '../transaction'
import { actingIn } from './acting'
import type { Difference } from './differences'

/** A change as a hook saw it. */
export interface TrailedChange extends Difference {
  kind: string
  subject: string
}

const key = 'trail'

/** From here on, changes of this request are kept until `writeTogether`: one call is one entry. */
export function keepTogether(req: PayloadRequest): void {
  req.context[key] = []
}

/** Writes what was kept as one entry; later changes of this request are no change of staff's. */
export async function writeTogether(req: PayloadRequest): Promise<void> {
  const kept = req.context[key] as TrailedChange[]
  req.context[key] = null
  const [first] = kept
  if (first === undefined) return
  await insert(req, {
    ...first,
    before: Object.assign({}, ...kept.map(({ before }) => before).reverse()),
    after: Object.assign({}, ...kept.map(({ after }) => after)),
  })
}

/** Writes the entry in the transaction of `req`, so that it stands or falls with the change. */
export async function writeTrail(req: PayloadRequest, change: TrailedChange): Promise<void> {
  if (Object.keys(change.after).length === 0) return
  const kept = req.context[key]
  if (kept === null) return
  if (Array.isArray(kept)) kept.push(change)
  else await insert(req, change)
}

async function insert(req: PayloadRequest, change: TrailedChange): Promise<void> {
  const acting = actingIn(req)
  if (acting === null) return
  const { kind, subject, before, after } = change
  await execute(
    req,
    sql`insert into trail (id, staff, request, kind, subject, before, after)
      values (${`trail_${randomUUID()}`}, ${acting.staff}, ${acting.request}, ${kind}, ${subject},
        ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb)`,
  )
}
