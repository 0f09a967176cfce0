import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, PayloadRequest } from 'payload'

/**
 * Holds the published document until the transaction of `req` ends, so that two changes of
 * different fields at once both stay.
 * @returns false when nothing of this id is published
 */
export async function lockPublished(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<boolean> {
  const { sessions, drizzle } = req.payload.db
  const session = sessions?.[String(await req.transactionID)]?.db as typeof drizzle | undefined
  const found = await (session ?? drizzle).execute(
    sql`select 1 from ${sql.identifier(collection)}
      where id = ${id} and _status = 'published' for update`,
  )
  return found.rows.length > 0
}
