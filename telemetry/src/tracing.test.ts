import { EventEmitter } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { fakeCollector } from '../../tests/support/fake-collector.ts'
import { watchAnswers } from './answered-calls.ts'
import { traceStatements } from './traced-statements.ts'
import { startTracing, tracedCall, traceHeaders, underSpan } from './tracing.ts'

const ends: (() => unknown)[] = []
const pool = new EventEmitter()

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A server of ours; `work` runs during the call. */
const shop = (isTrusted: boolean, work: () => Promise<void>) =>
  createServer((request, response) => {
    const call = { request, response, id: 'call-0001', route: () => '/api/:id', isTrusted }
    tracedCall(call, () => void work().then(() => response.writeHead(503).end('no')))
  })

function query(sql: string, fails = false): void {
  const statement = { sql, __knexQueryUid: crypto.randomUUID() }
  pool.emit('query', statement)
  if (fails) pool.emit('query-error', new Error('of Mai'), statement)
  else pool.emit('query-response', [], statement)
}

const outside = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`
let collector: Awaited<ReturnType<typeof fakeCollector>>
let endTracing: (() => Promise<void>) | null

beforeAll(async () => {
  collector = await fakeCollector()
  traceStatements(pool)
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', '')
  expect(await startTracing('off')).toBeNull()
  expect(traceHeaders()).toEqual({})
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url)
  vi.stubEnv('OTEL_SERVICE_NAME', 'nas')
  endTracing = await startTracing('front')
})
afterAll(async () => {
  for (const end of ends) end()
  await collector.close()
  vi.unstubAllEnvs()
})

it('a call is one trace across two servers down to the statement, without personal data', async () => {
  const seen: object[] = []
  ends.push(watchAnswers({ routeOf: () => '/api/:id', onAnswer: (call) => seen.push(call) }))
  const inner = await listening(
    shop(true, async () => {
      query(`insert into address (phone) values ('0912345678')`)
      query(`select 'Mai'`, true)
    }),
  )
  const outer = await listening(
    shop(false, () =>
      underSpan('POST /api/place', async () => {
        await (await fetch(`${inner}/mai@example.com`, { headers: traceHeaders() })).text()
        throw new Error('Mai has no address')
      }).catch(() => {}),
    ),
  )
  query('select 1')
  const headers = { traceparent: outside, baggage: 'name=Mai' }
  await (await fetch(`${outer}/api/mai?phone=0912345678`, { headers })).text()
  await vi.waitFor(() => expect(seen).toHaveLength(2))
  await (await fetch(`${inner}/ready`)).text()
  await endTracing?.()

  const spans = collector.spans()
  expect(spans.map(({ service }) => service)).toEqual(Array(spans.length).fill('nas-front'))
  const [call, other] = spans.filter(({ name }) => name === 'GET /api/:id')
  const front = call?.parent ? other : call
  expect(front).toMatchObject({ parent: null, kind: 2, failed: true })
  const adapter = spans.find(({ name }) => name === 'POST /api/place')
  expect(adapter).toMatchObject({ parent: front?.id, failed: true })
  const answered = spans.find(({ parent }) => parent === adapter?.id)
  expect(answered?.name).toBe('GET /api/:id')
  const statements = spans.filter(({ parent }) => parent === answered?.id)
  expect(statements.map(({ attributes, failed }) => [attributes['db.query.text'], failed])).toEqual(
    [
      ['insert into address (phone) values (?)', false],
      ['select ?', true],
    ],
  )
  expect(spans).toHaveLength(5)
  expect(new Set(spans.map(({ trace }) => trace))).toEqual(new Set([front?.trace]))
  expect(front?.trace).not.toBe('a'.repeat(32))
  expect(seen.slice(0, 2)).toEqual([
    expect.objectContaining({ trace: front?.trace }),
    expect.objectContaining({ trace: front?.trace }),
  ])
  expect(collector.text()).not.toMatch(/mai|0912|phone=/i)
  expect(front?.attributes['nas.request_id']).toBe('call-0001')
})
