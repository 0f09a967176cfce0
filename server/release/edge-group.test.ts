import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EdgeGroup } from './edge-group.ts'

const [one, other] = ['127.0.0.1', '127.0.0.2']
const log = pino({ level: 'silent' })
let asked: string[]
let broken: string[]
let servers: Server[]
let group: EdgeGroup
let found: () => Promise<string[]>

async function serve(host: string, port: number): Promise<Server> {
  const server = createServer(({ headers }, response) => {
    if (!broken.includes(host)) asked.push(`${host} ${headers['surrogate-key']}`)
    response.writeHead(broken.includes(host) ? 503 : 200).end()
  })
  await once(server.listen(port, host), 'listening')
  return server
}

beforeEach(async () => {
  asked = []
  broken = []
  const first = await serve(one, 0)
  const { port } = first.address() as AddressInfo
  servers = [first, await serve(other, port)]
  const url = `http://edge:${port}`
  const cache = { name: url, url, method: 'PURGE' as const, headers: {}, keepsStale: true }
  found = async () => [one]
  group = new EdgeGroup(cache, log, { resolve: () => found(), lookMs: 20 })
  await group.purged
})
afterEach(() => {
  group.stop()
  for (const server of servers) server.close()
})

const appears = (line: string) => vi.waitFor(() => expect(asked).toContain(line))

it('purges the edges at every address', async () => {
  found = async () => [one, other]
  await appears(`${other} shop`)
  await group.purge(['tag'])
  expect(asked).toEqual(expect.arrayContaining([`${one} tag`, `${other} tag`]))
})

it('purges an edge completely when it appears or returns', async () => {
  await appears(`${one} shop`)
  found = async () => [other]
  await appears(`${other} shop`)
  await group.purge(['missed'])
  expect(asked).not.toContain(`${one} missed`)
  asked = []
  found = async () => [one, other]
  await appears(`${one} shop`)
  expect(asked).toEqual([`${one} shop`])
})

it('does not wait for an edge that has no address any more', async () => {
  found = async () => [one, other]
  await appears(`${other} shop`)
  broken = [other]
  let isPurged = false
  const purging = group.purge(['tag']).then(() => {
    isPurged = true
  })
  await appears(`${one} tag`)
  await sleep(50)
  expect(isPurged).toBe(false)
  found = async () => [one]
  await purging
})

it('keeps the edges while the resolver fails', async () => {
  found = () => Promise.reject(new Error('EAI_AGAIN'))
  await sleep(60)
  await group.purge(['tag'])
  expect(asked).toContain(`${one} tag`)
})
