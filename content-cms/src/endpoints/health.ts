import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Endpoint } from 'payload'

/** GET /api/health: 200 when the database answers, else 503. Open to everybody, says nothing else. */
export const health: Endpoint = {
  path: '/health',
  method: 'get',
  handler: async ({ payload }) => {
    try {
      await payload.db.drizzle.execute(sql`select 1`)
      return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } })
    } catch {
      return Response.json({ status: 'unavailable' }, { status: 503 })
    }
  },
}
