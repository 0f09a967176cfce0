import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { livenessOf } from './liveness.ts'

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

const endless = (signal: AbortSignal) =>
  sleep(10_000, undefined, { signal }).catch(() => signal.throwIfAborted())

it('a slow Medusa is waited for until the limit', async () => {
  const place = async () => {
    while (probes < 2) await sleep(5)
    return 'placed'
  }
  expect(await whileAlive(10_000, place)).toBe('placed')
  await expect(whileAlive(60, endless)).rejects.toThrow('timeout')
})

it.each([
  ['a Medusa that hangs', null],
  ['a Medusa without its database', ['database']],
])('%s ends the wait', async (_, lacks) => {
  missing = lacks
  await expect(whileAlive(10_000, endless)).rejects.toThrow('aborted')
})

it('a fast call asks nothing; without Redis a slow one is waited for', async () => {
  await whileAlive(10_000, async () => undefined)
  await sleep(50)
  expect(probes).toBe(0)
  missing = ['redis']
  await whileAlive(10_000, async () => {
    while (probes < 2) await sleep(5)
  })
})
