import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Endpoint } from 'payload'

const limitMs = 2000

let isLeaving = false
process.once('SIGTERM', () => {
  isLeaving = true
})

/** Public: 200 when the database answers in time; 503 otherwise, and once the process is asked to end. */
export const health: Endpoint = {
  path: '/health',
  method: 'get',
  handler: async ({ payload }) => {
    const answered = payload.db.drizzle.execute(sql`select 1`).then(
      () => true,
      () => false,
    )
    const isWell = await Promise.race([answered, sleep(limitMs, false, { ref: false })])
    if (isWell && !isLeaving) {
      return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } })
    }
    return Response.json({ status: 'unavailable' }, { status: 503 })
  },
}
