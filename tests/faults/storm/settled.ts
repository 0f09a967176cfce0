import { sql } from '../../support/commerce-database.ts'
import { eventually } from '../../support/eventually.ts'

/** Lets the time limits of payments and the leases of interrupted operations pass. */
export async function letTimePass(since: Date): Promise<void> {
  await sql(
    `update payment_attempt set expires_at = now() - interval '1 second'
     where state = 'open' and created_at >= $1`,
    [since],
  )
  await sql(`update operation set next_run_at = now() where created_at >= $1`, [since])
}

/**
 * Lets the half hour pass after which a gateway is queried again about payments that ended unpaid.
 */
export async function letHalfAnHourPass(since: Date): Promise<void> {
  await sql(
    `update payment_attempt set expires_at = now() - interval '31 minutes',
       asked_at = now() - interval '30 minutes 30 seconds'
     where state in ('failed', 'expired') and created_at >= $1`,
    [since],
  )
}

/** The remaining work of the jobs. */
async function dueSince(since: Date): Promise<number> {
  const [due] = await sql<{ count: number }>(
    `select (
       (select count(*) from payment_attempt where created_at >= $1 and deleted_at is null
         and (state = 'open'
           or (state <> 'paid' and asked_at < expires_at + interval '30 minutes'
             and expires_at < now() - interval '30 minutes')))
       + (select count(*) from operation)
       + (select count(*) from order_transition where created_at >= $1 and noticed_at is null)
     )::int as count`,
    [since],
  )
  return due?.count ?? 0
}

/** Waits until the jobs have no work left; the final check reports the rest. */
export async function untilSettled(since: Date, withinMs: number): Promise<void> {
  await eventually('the jobs are done', async () => (await dueSince(since)) === 0, withinMs).catch(
    () => {},
  )
}
