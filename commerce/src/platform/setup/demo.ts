import type { MedusaContainer } from '@medusajs/framework/types'
import { sql } from '@nas/query/sql'
import { inTransaction, sqlOf } from '../database/run-sql'

/** The caller of every order of the demo; no other order has it. */
export const demoCaller = 'demo'

/** The domain of the demo's e-mail addresses: nothing is sent to it (RFC 2606). */
export const demoDomain = 'demo.example'

/** Key of an advisory lock; an arbitrary number. */
const lockKey = 7_201_128

/**
 * Runs the job that makes or removes the demo, one at a time, and holds back the jobs that act on
 * overdue orders: the demo's orders wait in the past until it has moved them.
 */
export function whileDemoChanges<Result>(
  container: MedusaContainer,
  job: () => Promise<Result>,
): Promise<Result> {
  return inTransaction(container, async (run) => {
    await run(sql`select pg_advisory_xact_lock(${lockKey})`)
    return job()
  })
}

/** Skips the job while the demo is being made or removed. */
export async function unlessDemoChanges(
  container: MedusaContainer,
  job: () => Promise<void>,
): Promise<void> {
  const [lock] = await sqlOf(container)<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(${lockKey}) as free`,
  )
  if (lock?.free) await job()
}
