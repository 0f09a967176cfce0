import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { type AnsweredCall, watchAnswers } from './answered-calls.ts'
import { collected, measureCalls, Registry, serveMetrics } from './metrics.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

async function urlOf(server: Server): Promise<string> {
  ends.push(() => server.close())
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const shop = () =>
  createServer((_request, response) => {
    response.setHeader('X-Request-Id', 'call-0001')
    response.writeHead(503).end('no')
  }).listen(0, '127.0.0.1')

it('counts a call by its route pattern, without words of the caller', async () => {
  const register = new Registry()
  const seen: AnsweredCall[] = []
  const routeOf = (path: string) => (path === '/api/mai@example.com' ? '/api/:id' : null)
  ends.push(measureCalls(register, routeOf))
  ends.push(watchAnswers({ routeOf, onAnswer: (call) => seen.push(call) }))
  const url = await urlOf(shop())
  await (await fetch(`${url}/api/mai@example.com?phone=0912345678`, { method: 'PURGE' })).text()
  await (await fetch(`${url}/elsewhere`)).text()
  await vi.waitFor(() => expect(seen).toHaveLength(1))
  const call = { request: 'call-0001', method: 'other', route: '/api/:id', status: 503 }
  expect(seen).toEqual([{ ...call, ms: expect.any(Number) }])
  const text = await register.metrics()
  expect(text).toContain('_count{method="other",route="/api/:id",status="503"} 1')
  expect(text + JSON.stringify(seen)).not.toMatch(/mai|0912|PURGE/)
})

it('serves metrics on their own port, and does not count scrapes as calls', async () => {
  const register = new Registry()
  ends.push(measureCalls(register, (path) => path))
  const problem = vi.fn()
  const url = await urlOf(serveMetrics(register, { host: '127.0.0.1', port: 0 }, problem))
  await (await fetch(`${url}/metrics`)).text()
  const answer = await fetch(`${url}/metrics`)
  expect(answer.headers.get('content-type')).toContain('text/plain')
  expect(await answer.text()).not.toContain('_count{')
  expect((await fetch(`${url}/`)).status).toBe(404)
  expect(problem).not.toHaveBeenCalled()
})

it('leaves out a gauge that cannot be read, until it can', async () => {
  const register = new Registry()
  const read = vi.fn<() => Promise<number>>().mockResolvedValue(3)
  collected([register], 'nas_mails', 'Mails', read)
  collected([register], 'nas_pages', 'Pages', () => 7)
  expect(await register.metrics()).toContain('nas_mails 3')
  read.mockRejectedValueOnce(new Error('the database is unavailable'))
  const text = await register.metrics()
  expect(text).toContain('nas_pages 7')
  expect(text).not.toMatch(/nas_mails \d/)
  expect(await register.metrics()).toContain('nas_mails 3')
})

it('a taken port does not stop the process', async () => {
  const other = shop()
  const { port } = new URL(await urlOf(other))
  const problem = vi.fn()
  serveMetrics(new Registry(), { host: '127.0.0.1', port: Number(port) }, problem)
  await vi.waitFor(() => expect(problem).toHaveBeenCalledOnce())
})
