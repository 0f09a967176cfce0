import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { raw, sql } from '@nas/query/sql'
import { mailFigures } from '../email/module/outgoing-email'
import { operationFigures } from '../operations/module/operation'
import { paymentFigures } from '../payments/module/payment-sql'
import { namePrefix } from '../platform/database/connections'
import { type RunSql, sqlOf } from '../platform/database/run-sql'
import { dataRequestFigures } from '../privacy/module/data-requests-table'

/** Lateness of background work, read from the database: the same in every process. */
const figures = {
  ...mailFigures,
  ...operationFigures,
  ...paymentFigures,
  ...dataRequestFigures,
  nas_wal_archive_failing_seconds: {
    help: 'Seconds since PostgreSQL last archived its log, 0 unless archiving fails',
    sql: `select extract(epoch from now() - coalesce(last_archived_time, stats_reset))
          from pg_stat_archiver where last_failed_time > coalesce(last_archived_time, '-infinity')`,
  },
  nas_shops_on_database: {
    help: 'Shops with different secrets that use this database',
    sql: `select count(distinct application_name) from pg_stat_activity
          where datname = current_database() and starts_with(application_name, '${namePrefix}')`,
  },
} as const

export type Figure = keyof typeof figures

export const figureHelp = Object.entries(figures).map(
  ([name, { help }]) => [name as Figure, help] as const,
)

export async function readFigure(run: RunSql, name: Figure): Promise<number> {
  const [row] = await run<{ value: number }>(
    sql`select coalesce((${raw(figures[name].sql)}), 0)::float8 as value`,
  )
  return row?.value ?? 0
}

/** Seconds by which the clock of this process is ahead of PostgreSQL's. */
export async function clockAhead(run: RunSql): Promise<number> {
  const [row] = await run<{ value: number }>(
    sql`select extract(epoch from clock_timestamp())::float8 as value`,
  )
  return row === undefined ? 0 : Date.now() / 1000 - row.value
}

interface Pool {
  numUsed(): number
  numFree(): number
  numPendingAcquires(): number
}

export function poolFigures(connection: Knex): { used: number; free: number; waiting: number } {
  const pool = connection.client.pool as Pool
  return { used: pool.numUsed(), free: pool.numFree(), waiting: pool.numPendingAcquires() }
}

/** Maximum tolerated clock difference in seconds: payments and sessions end by the clock. */
const maxAhead = 30

/** Logs at start what the metrics show later, for installations without Prometheus. */
export async function reportStartupChecks(container: MedusaContainer): Promise<void> {
  const logger = container.resolve('logger')
  const run = sqlOf(container)
  if ((await readFigure(run, 'nas_shops_on_database')) > 1) {
    logger.warn('Another shop with other secrets uses this database: stop one of the two.')
  }
  const ahead = Math.round(await clockAhead(run))
  if (Math.abs(ahead) > maxAhead) {
    logger.warn(
      `The clocks of this machine and of PostgreSQL differ by ${Math.abs(ahead)} s: set both.`,
    )
  }
}
