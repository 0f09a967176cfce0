import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { execute } from '../transaction'
import { setCursor } from './content-cursor'

/** The path has a page or a redirect. */
export async function leaveMissing(req: PayloadRequest, path: string): Promise<void> {
  await execute(req, sql`delete from missing_pages where path = ${path}`)
}

/**
 * Leads `former` and all addresses that led to it to `path`, and writes the feed. Redirects from
 * `path` itself end, because a page is there now; so chains and loops cannot come about.
 */
export async function redirectTo(
  req: PayloadRequest,
  path: string,
  former: string | undefined | null,
): Promise<void> {
  const from = former ?? null
  if (from !== null) await leaveMissing(req, from)
  const rows = await execute<{ id: number }>(
    req,
    sql`with ended as (
          delete from redirects where "from" = ${path} returning id, 'delete' as operation
        ), moved as (
          update redirects set "to" = ${path}, updated_at = now()
          where "to" = ${from} and "from" <> ${path} returning id, 'upsert'
        ), added as (
          insert into redirects ("from", "to") select ${from}::text, ${path}
          where ${from}::text is not null
          on conflict ("from") do update set "to" = excluded."to", updated_at = now()
          where redirects."to" <> excluded."to" returning id, 'upsert'
        ), changed as (table ended union all table moved union all table added)
        insert into publications (resource, document_id, operation)
        select 'redirects', id, operation::enum_publications_operation from changed returning id`,
  )
  setCursor(req, rows)
}
