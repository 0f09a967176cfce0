import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { RunSql } from './run-sql'
import { StandingConnection } from './standing-connection'

/** What work in the background waits for. */
type Wake = 'mail_stored' | 'order_moved'

/**
 * Wakes who waits for this, in whichever process. Never fails: what is missed here, their next look
 * finds.
 */
export async function wake(run: RunSql, what: Wake): Promise<void> {
  await run({ sql: `notify ${what}`, values: [] }).catch(() => undefined)
}

/**
 * Runs `act` at each wake until it is stopped, and whenever it begins to listen, as it was deaf before.
 * @returns a function that stops it
 */
export function onWake(pool: Knex, what: Wake, act: () => void): () => Promise<void> {
  const connection = new StandingConnection(pool, async (opened) => {
    opened.on('notification', act)
    await opened.query(`listen ${what}`)
    act()
  })
  void connection.keep()
  return () => connection.stop()
}
