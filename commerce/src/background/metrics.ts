import { readFile } from 'node:fs/promises'
import type { Logger, MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { type AnsweredCall, watchAnswers } from '@nas/telemetry/answered-calls'
import {
  collected,
  createMetrics,
  measureCalls,
  type Registry,
  serveMetrics,
} from '@nas/telemetry/metrics'
import { secondsBehind } from '../catalogue/workflows/follow-content'
import { sqlOf } from '../platform/database/run-sql'
import { routeOf } from '../platform/http/all-routes'
import { ordersPlaced } from '../platform/orders-placed'
import { serverSettings } from '../platform/settings/settings'
import { clockAhead, figureHelp, poolFigures, readFigure } from './figures'

/** Time of the last backup in seconds since 1970, as recorded by the backup; 0 without a record. */
export async function lastBackup(file: string): Promise<number> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '0'
    throw error
  })
  return Number(text)
}

const patternOf = (_path: string, request: object) => routeOf(request)

/** Metrics other than those of calls. */
export function commerceMetrics(container: MedusaContainer, isWorker: boolean): Registry {
  const register = createMetrics()
  const run = sqlOf(container)
  const pool = () => poolFigures(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
  const add = (name: string, help: string, read: () => number | Promise<number>) =>
    collected([register], name, help, read)
  for (const [name, help] of figureHelp) add(name, help, () => readFigure(run, name))
  add(
    'nas_clock_ahead_seconds',
    'Seconds by which the clock of the process is ahead of that of PostgreSQL',
    () => clockAhead(run),
  )
  if (isWorker) {
    add('nas_feed_behind_seconds', 'Seconds since all publications were applied', () =>
      secondsBehind(),
    )
  }
  add('nas_database_pool_used', 'Connections in use', () => pool().used)
  add('nas_database_pool_free', 'Free connections', () => pool().free)
  add('nas_database_pool_waiting', 'Requests that wait for a connection', () => pool().waiting)
  register.registerMetric(ordersPlaced)
  const { LAST_BACKUP_FILE } = serverSettings()
  if (LAST_BACKUP_FILE !== undefined) {
    add('nas_backup_last_timestamp_seconds', 'Time of the last backup, 0 without one', () =>
      lastBackup(LAST_BACKUP_FILE),
    )
  }
  return register
}

/** @returns a function that stops it */
export function startMetrics(container: MedusaContainer, isWorker: boolean): () => Promise<void> {
  const { METRICS_HOST, COMMERCE_METRICS_PORT, ACCESS_LOG } = serverSettings()
  const logger: Logger = container.resolve('logger')
  const ends: (() => void)[] = []
  if (ACCESS_LOG === 'on') {
    // Medusa's logger wraps a line in JSON itself.
    const onAnswer = ({ request, trace, method, route, status, ms }: AnsweredCall) =>
      logger.info(
        `Answered: ${method} ${route} ${status} in ${Math.round(ms)} ms (${[request, trace].filter(Boolean).join(', ')})`,
      )
    ends.push(watchAnswers({ routeOf: patternOf, onAnswer }))
  }
  if (COMMERCE_METRICS_PORT !== undefined) {
    const register = commerceMetrics(container, isWorker)
    const place = { host: METRICS_HOST, port: Number(COMMERCE_METRICS_PORT) }
    ends.push(measureCalls(register, patternOf))
    const server = serveMetrics(register, place, (error) =>
      logger.warn(`Metrics are unavailable: ${error.message}`),
    )
    ends.push(() => server.close())
  }
  return async () => {
    for (const end of ends) end()
  }
}
