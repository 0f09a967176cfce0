import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { livenessOf } from './liveness.ts'
import { Processes } from './processes.ts'

const limits = { firstProbe: 20, nextProbe: 20, answer: 500 }
/** What `/ready` lacks; null while Medusa hangs. */
let missing: string[] | null
let probes: number
const server = createServer((_, response) => {
  probes += 1
  if (missing !== null) response.end(JSON.stringify({ missing }))
})
let whileAlive: ReturnType<typeof livenessOf>

beforeEach(async () => {
  missing = []
  probes = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  whileAlive = livenessOf(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, limits)
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const long = { limitMs: 10_000, isRepeatable: true }

const endless = (_origin: string, signal: AbortSignal) =>
  sleep(10_000, undefined, { signal }).catch(() => signal.throwIfAborted())

it('a slow Medusa is waited for until the limit', async () => {
  const place = async () => {
    while (probes < 2) await sleep(5)
    return 'placed'
  }
  expect(await whileAlive(long, place)).toBe('placed')
  await expect(whileAlive({ ...long, limitMs: 60 }, endless)).rejects.toThrow('timeout')
})

it.each([
  ['a Medusa that hangs', null],
  ['a Medusa without its database', ['database']],
])('%s ends the wait', async (_, lacks) => {
  missing = lacks
  await expect(whileAlive(long, endless)).rejects.toThrow('aborted')
})

it('a fast call asks nothing; without Redis a slow one is waited for', async () => {
  await whileAlive(long, async () => undefined)
  await sleep(50)
  expect(probes).toBe(0)
  missing = ['redis']
  await whileAlive(long, async () => {
    while (probes < 2) await sleep(5)
  })
})

describe('with two processes', () => {
  /** Addresses of a hanging and a working process, which listen on the same port. */
  const [hanging, working] = ['127.0.0.1', '127.0.0.2']
  const other = createServer((_, response) => response.end(JSON.stringify({ missing: [] })))
  let port: number
  let calls: string[]

  beforeEach(async () => {
    missing = null
    calls = []
    port = (server.address() as AddressInfo).port
    await new Promise<void>((resolve) => other.listen(port, working, resolve))
    const baseUrl = `http://commerce:${port}`
    const processes = new Processes(baseUrl, async () => [working, hanging])
    whileAlive = livenessOf(baseUrl, limits, processes)
  })
  afterEach(() => {
    other.closeAllConnections()
    other.close()
  })

  const place = async (origin: string, signal: AbortSignal) => {
    calls.push(new URL(origin).hostname)
    await (await fetch(`${origin}/order`, { method: 'POST', signal })).text()
    return 'placed'
  }

  it('a call that may be repeated is sent to the other one, and later calls at once', async () => {
    expect(await whileAlive(long, place)).toBe('placed')
    expect(calls).toEqual([hanging, working])
    await Promise.all([1, 2, 3].map(() => whileAlive(long, place)))
    expect(calls.slice(2)).toEqual([working, working, working])
  })

  it('another call fails when its process hangs, and is sent elsewhere when it never arrived', async () => {
    const once = { ...long, isRepeatable: false }
    await expect(whileAlive(once, place)).rejects.toThrow('aborted')
    expect(calls).toEqual([hanging])
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    const processes = new Processes(`http://commerce:${port}`, async () => [working, hanging])
    whileAlive = livenessOf('', limits, processes)
    expect(await whileAlive(once, place)).toBe('placed')
    expect(calls).toEqual([hanging, hanging, working])
  })
})
