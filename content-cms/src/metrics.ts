import { readSettings } from '@nas/settings/read-settings'
import { watchAnswers } from '@nas/telemetry/answered-calls'
import { collected, createMetrics, measureCalls, serveMetrics } from '@nas/telemetry/metrics'
import config from '@payload-config'
import { getPayload } from 'payload'
import { routesOf } from './metrics-routes'
import { settingsError } from './settings'

const { METRICS_HOST, CONTENT_METRICS_PORT, ACCESS_LOG } = readSettings(
  ['content-server'],
  process.env,
  settingsError('server'),
)

type Pool = Record<'totalCount' | 'idleCount' | 'waitingCount', number>

async function pool(): Promise<Pool> {
  const { db } = await getPayload({ config })
  return (db as unknown as { pool: Pool }).pool
}

const poolMetrics: [name: string, help: string, count: (pool: Pool) => number][] = [
  ['used', 'Connections in use', ({ totalCount, idleCount }) => totalCount - idleCount],
  ['free', 'Free connections', ({ idleCount }) => idleCount],
  ['waiting', 'Requests that wait for a connection', ({ waitingCount }) => waitingCount],
]

async function newestPublication(): Promise<number> {
  const payload = await getPayload({ config })
  const newest = { collection: 'publications', sort: '-id', limit: 1, depth: 0 } as const
  const { docs } = await payload.find(newest)
  return docs[0]?.id ?? 0
}

async function start(): Promise<void> {
  if (CONTENT_METRICS_PORT === undefined && ACCESS_LOG === 'off') return
  const { collections, globals } = await config
  const routeOf = routesOf([...collections, ...globals].map(({ slug }) => slug))
  if (ACCESS_LOG === 'on') {
    const onAnswer = (call: object) => console.log(JSON.stringify({ ...call, msg: 'answered' }))
    watchAnswers({ routeOf, onAnswer })
  }
  if (CONTENT_METRICS_PORT === undefined) return
  const register = createMetrics()
  const registers = [register]
  measureCalls(register, routeOf)
  collected(
    registers,
    'nas_publications_newest',
    'Number of the newest publication',
    newestPublication,
  )
  for (const [name, help, count] of poolMetrics) {
    collected(registers, `nas_database_pool_${name}`, help, async () => count(await pool()))
  }
  const place = { host: METRICS_HOST, port: Number(CONTENT_METRICS_PORT) }
  serveMetrics(register, place, (error) =>
    console.warn(`Metrics are unavailable: ${error.message}`),
  )
}

start().catch((error: unknown) => console.error('Metrics are unavailable.', error))
