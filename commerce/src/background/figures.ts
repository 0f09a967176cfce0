import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { namePrefix } from '../platform/database/connection-name'
import type { RunSql } from '../platform/database/run-sql'

/** Lateness of what is to be finished by itself; each process tells the same. */
const figures = {
  nas_mail_unsent: {
    help: 'Mails that wait to be sent',
    sql: `select count(*) from outgoing_mail where sent_at is null and gave_up_at is null`,
  },
  nas_mail_oldest_unsent_seconds: {
    help: 'Age of the oldest mail that waits, 0 when none does',
    sql: `select extract(epoch from now() - min(created_at)) from outgoing_mail
          where sent_at is null and gave_up_at is null`,
  },
  nas_operations_open: {
    help: 'Operations in the journal that have begun and not ended',
    sql: 'select count(*) from operation',
  },
  nas_operations_oldest_seconds: {
    help: 'Age of the oldest of them, 0 when there is none',
    sql: 'select extract(epoch from now() - min(created_at)) from operation',
  },
  nas_payments_open: {
    help: 'Payments that are waited for',
    sql: `select count(*) from payment_attempt where state = 'open'`,
  },
  nas_payments_overdue: {
    help: 'Payments that are open half an hour beyond their time',
    sql: `select count(*) from payment_attempt
          where state = 'open' and expires_at < now() - interval '30 minutes'`,
  },
  nas_wal_archive_failing_seconds: {
    help: 'Seconds since the log of PostgreSQL was last archived, 0 unless that fails',
    sql: `select extract(epoch from now() - coalesce(last_archived_time, stats_reset))
          from pg_stat_archiver where last_failed_time > coalesce(last_archived_time, '-infinity')`,
  },
  nas_shops_on_database: {
    help: 'Shops with secrets of their own that work on this database',
    sql: `select count(distinct application_name) from pg_stat_activity
          where datname = current_database() and starts_with(application_name, '${namePrefix}')`,
  },
} as const

export type Figure = keyof typeof figures

export const figureHelp = Object.entries(figures).map(
  ([name, { help }]) => [name as Figure, help] as const,
)

export async function readFigure(run: RunSql, name: Figure): Promise<number> {
  const sql = `select coalesce((${figures[name].sql}), 0)::float8 as value`
  const [row] = await run<{ value: number }>({ sql, values: [] })
  return row?.value ?? 0
}

/** Seconds by which the clock of this process is ahead of PostgreSQL's. */
export async function clockAhead(run: RunSql): Promise<number> {
  const sql = 'select extract(epoch from clock_timestamp())::float8 as value'
  const [row] = await run<{ value: number }>({ sql, values: [] })
  return row === undefined ? 0 : Date.now() / 1000 - row.value
}

interface Pool {
  numUsed(): number
  numFree(): number
  numPendingAcquires(): number
}

/** Connections of the process to PostgreSQL. */
export function poolFigures(connection: Knex): { used: number; free: number; waiting: number } {
  const pool = connection.client.pool as Pool
  return { used: pool.numUsed(), free: pool.numFree(), waiting: pool.numPendingAcquires() }
}
