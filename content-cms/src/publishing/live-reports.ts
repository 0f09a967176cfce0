import { type LiveReport, overlap } from '@nas/domain/publication-feed'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { invalid, isId, isPlainObject } from '../endpoints/read-change'
import { badRequest, bodyOf, writerEndpoint } from '../endpoints/responses'
import { execute } from '../transaction'

/** A front server `f` without a report for 15 s has exited; the others report every 5 s. */
export const isServing: SQL = sql`f.seen_at > clock_timestamp() - interval '15 seconds'`

/** Whether all pages of the front server `f` show the publication `p`. */
export const isLiveAt: SQL = sql`(p.id <= f.cursor - ${overlap} or p.id = any(f.applied))
  and not jsonb_exists(f.failed, p.id::text)`

const isReport = (body: unknown): body is LiveReport =>
  isPlainObject(body) &&
  typeof body.server === 'string' &&
  Number.isInteger(body.cursor) &&
  Array.isArray(body.applied) &&
  body.applied.every(isId) &&
  isPlainObject(body.failed) &&
  isPlainObject(body.renewed)

async function store(req: PayloadRequest, report: LiveReport): Promise<void> {
  const { server, cursor, applied, failed, renewed } = report
  await execute(
    req,
    sql`insert into fronts (server, cursor, applied, failed)
        values (${server}, ${cursor}, ${`{${applied}}`}::int[], ${JSON.stringify(failed)}::jsonb)
        on conflict (server) do update set cursor = excluded.cursor, applied = excluded.applied,
          failed = excluded.failed, seen_at = excluded.seen_at`,
  )
  await execute(
    req,
    sql`update publications p set pages = greatest(p.pages, renewed.value::numeric)
        from jsonb_each_text(${JSON.stringify(renewed)}::jsonb) as renewed
        where p.id = renewed.key::int`,
  )
}

/** Publications of the last day that every serving front server shows. */
const markLive = sql`update publications p
  set seconds = round(extract(epoch from clock_timestamp() - p.created_at)::numeric, 1)
  where p.seconds is null and p.created_at > now() - interval '1 day'
    and exists (select from fronts f where ${isServing})
    and not exists (select from fronts f where ${isServing} and not (${isLiveAt}))`

/** `POST /publications/live`: a front server reports which publications its pages show. */
export const receiveLiveReport = writerEndpoint('post', '/live', async (req) => {
  const report = await bodyOf(req)
  if (!isReport(report)) return badRequest([invalid('')])
  if (!report.left) await store(req, report)
  await execute(
    req,
    sql`delete from fronts where seen_at < now() - interval '1 hour'
        or (server = ${report.server} and ${report.left === true})`,
  )
  await execute(req, markLive)
  return Response.json({})
})
