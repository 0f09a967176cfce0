import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { type TrailAnswer, trailQuestion } from '@nas/contract/trail'
import { peopleById } from '../../accounts/queries/find-people'
import { runSql } from '../../platform/database/run-sql'
import { parse } from '../../platform/http/parse'
import { TRAIL, type TrailRow, type TrailService } from '../module/service'

/** The code by which people know an order, for each that the rows name. */
async function codesOf(scope: MedusaRequest['scope'], rows: TrailRow[]) {
  const named = rows.flatMap(({ kind, subject }) =>
    subject !== null && (kind === 'order' || kind === 'refund') ? [subject] : [],
  )
  const found = await runSql<{ id: string; number: string; code: string }>(scope, {
    sql: `select id, display_id::text as number, code from order_record
          where id = any(?) or display_id::text = any(?)`,
    values: [named, named],
  })
  return new Map(found.flatMap(({ id, number, code }) => [[id, code] as const, [number, code]]))
}

/** What staff have changed in commerce, newest first. */
export async function list(
  request: MedusaRequest,
  response: MedusaResponse<TrailAnswer>,
): Promise<void> {
  const question = parse(trailQuestion, request.query)
  const rows = await request.scope.resolve<TrailService>(TRAIL).find(question)
  const codes = await codesOf(request.scope, rows)
  const people = await peopleById(request.scope, [...new Set(rows.map(({ staff }) => staff))])
  response.json({
    entries: rows.map(({ staff, created_at, ...row }) => {
      const person = people.get(staff)
      return {
        ...row,
        subject: codes.get(row.subject ?? '') ?? row.subject,
        staff,
        who: person ? (person.fullname ?? person.username) : null,
        at: created_at.toISOString(),
      }
    }),
  })
}
