import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { knex } from '@medusajs/framework/mikro-orm/knex'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { underRequest } from '@nas/telemetry/request-id'
import { afterEach, expect, test, vi } from 'vitest'
import { reportStartupChecks } from '../src/background/figures'
import { commerceMetrics } from '../src/background/metrics'
import { namedConnections } from '../src/platform/database/connections'
import { sqlOf } from '../src/platform/database/run-sql'
import { settings } from '../src/platform/settings/settings'
import { useShop } from './support/shop'

const { shop } = useShop()
const old = 'metrics-old'
afterEach(async () => {
  await shop.rows('delete from outgoing_mail where id = ?', [old])
  await shop.rows('delete from payment_attempt where id = ?', [old])
  await shop.rows('delete from operation where id = ?', [old])
})

async function figures(): Promise<Record<string, number>> {
  const register = commerceMetrics(shop.container, true)
  const text = await register.metrics()
  return Object.fromEntries(
    [...text.matchAll(/^(nas_\w+) ([\d.e+-]+)$/gm)].map(([, name, value]) => [name, Number(value)]),
  )
}

test('reports work that waits too long with its age', async () => {
  await shop.rows(
    `insert into outgoing_mail (id, recipient, locale, template, data, next_attempt_at, give_up_at, created_at)
     values (?, 'x', 'vi', 'none', '{}', now() + interval '1 day', now() + interval '2 days', now() - interval '40 days')`,
    [old],
  )
  await shop.rows(
    `insert into operation (id, kind, subject, intent, next_run_at, created_at)
     values (?, 'none', ?, '{}', now() + interval '1 day', now() - interval '40 days')`,
    [old, old],
  )
  const before = await figures()
  await shop.rows(
    `insert into payment_attempt
       (id, order_id, display_id, method, reference, amount, raw_amount, state, expires_at)
     values (?, ?, 1, 'none', ?, 1, '{"value":"1"}', 'open', now() - interval '31 minutes')`,
    [old, old, old],
  )
  const after = await figures()
  const days = 24 * 60 * 60
  expect(after.nas_mail_oldest_unsent_seconds).toBeGreaterThan(39 * days)
  expect(after.nas_operations_oldest_seconds).toBeGreaterThan(39 * days)
  expect(after.nas_payments_overdue).toBe((before.nas_payments_overdue ?? 0) + 1)
  expect(after.nas_payments_open).toBeGreaterThanOrEqual(1)
  expect(after).toMatchObject({
    nas_data_requests_overdue: expect.any(Number),
    nas_wal_archive_failing_seconds: 0,
    nas_database_pool_waiting: 0,
    nas_database_pool_used: expect.any(Number),
    nas_orders_placed_total: expect.any(Number),
    nas_feed_behind_seconds: expect.any(Number),
  })
})

test('reports a second shop on the database, also at startup', async () => {
  const { nas_shops_on_database: before = 0 } = await figures()
  expect(before).toBe(1)
  const warn = vi.spyOn(shop.container.resolve(ContainerRegistrationKeys.LOGGER), 'warn')
  const url = namedConnections(settings().COMMERCE_DATABASE_URL, 'of the other shop')
  const other = knex({ client: 'pg', connection: url })
  try {
    await other.raw('select 1')
    expect((await figures()).nas_shops_on_database).toBe(2)
    await reportStartupChecks(shop.container)
    expect(warn.mock.calls.join()).toContain('Another shop')
  } finally {
    await other.destroy()
    warn.mockRestore()
  }
})

test('reports a clock that is an hour off, also at startup', async () => {
  expect(Math.abs((await figures()).nas_clock_ahead_seconds ?? 99)).toBeLessThan(10)
  const warn = vi.spyOn(shop.container.resolve(ContainerRegistrationKeys.LOGGER), 'warn')
  const now = Date.now
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() - 3_600_000)
  try {
    expect((await figures()).nas_clock_ahead_seconds).toBeLessThan(-3500)
    await reportStartupChecks(shop.container)
    expect(warn.mock.calls.join()).toMatch(
      /The clocks of this machine and of PostgreSQL differ by 3[56]\d\d s/,
    )
  } finally {
    clock.mockRestore()
    warn.mockRestore()
  }
})

test('reports the time of the last backup, 0 before the first', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nas-'))
  vi.stubEnv('LAST_BACKUP_FILE', join(folder, 'time'))
  expect((await figures()).nas_backup_last_timestamp_seconds).toBe(0)
  await writeFile(join(folder, 'time'), '1795420641\n')
  expect((await figures()).nas_backup_last_timestamp_seconds).toBe(1_795_420_641)
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
  expect((await figures()).nas_backup_last_timestamp_seconds).toBeUndefined()
})

test('PostgreSQL shows the request ID of the query', async () => {
  const asked = {
    sql: `select query from pg_stat_activity where pid = pg_backend_pid()`,
    values: [],
  }
  const run = sqlOf(shop.container)
  const [inside] = await underRequest('call-0001', () => run<{ query: string }>(asked))
  expect(inside?.query).toContain('/* request call-0001 */')
  const [outside] = await run<{ query: string }>(asked)
  expect(outside?.query).not.toContain('request')
})
