import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { raw, sql } from '@nas/query/sql'
import type { RunSql } from './run-sql'
import { StandingConnection } from './standing-connection'

type NotificationName = 'mail_stored' | 'order_moved' | 'staff_job_begun'

/** Never fails: a missed notification is covered by the next regular run. */
export async function notify(run: RunSql, what: NotificationName): Promise<void> {
  await run(sql`notify ${raw(what)}`).catch(() => undefined)
}

/**
 * Runs `act` on each notification until it is stopped, and after each (re)connect, because
 * notifications may have been missed.
 * @returns a function that stops it
 */
export function onNotification(
  pool: Knex,
  what: NotificationName,
  act: () => void,
): () => Promise<void> {
  const connection = new StandingConnection(pool, async (opened) => {
    opened.on('notification', act)
    await opened.query(`listen ${what}`)
    act()
  })
  void connection.keep()
  return () => connection.stop()
}
