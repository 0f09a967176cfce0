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

interface Pool {
  totalCount: number
  idleCount: number
  waitingCount: number
}

async function pool(): Promise<Pool> {
  const { db } = await getPayload({ config })
  return (db as unknown as { pool: Pool }).pool
}

async function newestPublication(): Promise<number> {
  const payload = await getPayload({ config })
  const { docs } = await payload.find({
    collection: 'publications',
    sort: '-id',
    limit: 1,
    depth: 0,
  })
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
  collected(registers, 'nas_database_pool_used', 'Connections in use', async () => {
    const { totalCount, idleCount } = await pool()
    return totalCount - idleCount
  })
  collected(
    registers,
    'nas_database_pool_free',
    'Free connections',
    async () => (await pool()).idleCount,
  )
  collected(
    registers,
    'nas_database_pool_waiting',
    'Requests that wait for a connection',
    async () => (await pool()).waitingCount,
  )
  const place = { host: METRICS_HOST, port: Number(CONTENT_METRICS_PORT) }
  serveMetrics(register, place, (error) =>
    console.warn(`Metrics are unavailable: ${error.message}`),
  )
}

start().catch((error: unknown) => console.error('Metrics are unavailable.', error))
