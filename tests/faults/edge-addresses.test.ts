import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isThere } from '../../scripts/stack/paths.ts'
import { freePort } from '../../scripts/stack/ports.ts'
import { eventually } from '../support/eventually.ts'
import { startVarnish, varnishd } from '../support/varnish.ts'

const [one, other] = ['127.0.0.1', '127.0.0.2']
let servers: Server[]
let folder: string
let stopEdge: () => Promise<void>
let address: string

/** Until then the other server leaves its probes without an answer. */
let silentUntil = 0

/** A front server that answers with its address, and caches only `/kept`. */
async function serve(host: string, port: number): Promise<Server> {
  const server = createServer(({ url }, response) => {
    if (host === other && url === '/ready' && Date.now() < silentUntil) return
    if (host === one && url === '/api/order') return
    if (url === '/kept') response.setHeader('Surrogate-Key', 'shop')
    response.end(host)
  })
  await once(server.listen(port, host), 'listening')
  return server
}

/** Replaces the resolver: what it answers, or that it fails. */
const resolveTo = (...addresses: string[]) =>
  writeFile(
    join(folder, 'getent'),
    addresses.length === 0
      ? '#!/bin/sh\nexit 2\n'
      : `#!/bin/sh\nprintf '%s STREAM name\\n' ${addresses.join(' ')}\n`,
    { mode: 0o755 },
  )

async function visit(path: string) {
  const response = await fetch(`${address}${path}`)
  return { status: response.status, text: await response.text() }
}

/** The servers that answer some calls. */
async function answering(): Promise<string[]> {
  const answers = await Promise.all(Array.from({ length: 8 }, () => visit('/api/x')))
  return [...new Set(answers.map(({ status, text }) => (status === 200 ? text : '')))].sort()
}

const callsGoTo = (...hosts: string[]) =>
  eventually(
    `calls go to ${hosts.join()}`,
    async () => (await answering()).join() === hosts.join(),
    20_000,
  )

describe.skipIf(!(await isThere(varnishd)))('the edge', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'resolver-'))
    await resolveTo()
    const [shop, port] = [await freePort(), await freePort()]
    const listens = { shop: port, purge: await freePort(), admin: await freePort() }
    stopEdge = await startVarnish(
      { shop, listens },
      { orderSeconds: 1, host: 'shop', path: folder },
    )
    address = `http://127.0.0.1:${port}`
    servers = [await serve(one, shop), await serve(other, shop)]
  })

  afterAll(async () => {
    await stopEdge()
    for (const server of servers) server.closeAllConnections()
    for (const server of servers) server.close()
    await rm(folder, { recursive: true })
  })

  it('starts while no server has an address', async () => {
    const runs = async () => (await visit('/edge')).status === 200
    await eventually('it runs', runs, 10_000)
    expect((await visit('/api/x')).status).toBe(503)
  })

  it('follows added and removed servers, and keeps its pages', async () => {
    await resolveTo(one)
    await callsGoTo(one)
    expect(await visit('/kept')).toEqual({ status: 200, text: one })
    await resolveTo(one, other)
    await callsGoTo(one, other)
    await resolveTo(other)
    await callsGoTo(other)
    expect(await visit('/kept')).toEqual({ status: 200, text: one })
  })

  it('keeps the former server until the probes have seen the new one', async () => {
    await resolveTo(one)
    await callsGoTo(one)
    silentUntil = Date.now() + 5500
    await resolveTo(other)
    const statuses = new Set<number>()
    const follows = async () => {
      const { status, text } = await visit('/api/x')
      statuses.add(status)
      return text === other
    }
    await eventually('calls go to the new one', follows, 30_000)
    expect([...statuses]).toEqual([200])
  })

  it('sends an order to the other server when one does not answer', async () => {
    await resolveTo(one, other)
    await callsGoTo(one, other)
    const order = { method: 'POST', headers: { 'Idempotency-Key': 'a' }, body: '{}' }
    for (const _ of [1, 2]) {
      expect(await (await fetch(`${address}/api/order`, order)).text()).toBe(other)
    }
    await resolveTo(other)
    await callsGoTo(other)
  })

  it('keeps the last servers while the resolver fails', async () => {
    await resolveTo()
    await new Promise((resolve) => setTimeout(resolve, 5000))
    expect(await answering()).toEqual([other])
  })
})
