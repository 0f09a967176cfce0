import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { Shutdown } from './shutdown.ts'

/** A server whose responses the test releases. */
async function slowServer() {
  const begun: ServerResponse[] = []
  const server = createServer((_request, response) => {
    begun.push(response)
    server.emit('begun')
  })
  server.listen(0)
  await once(server, 'listening')
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  return { server, url, begun }
}

it('completes running requests, and accepts no new ones', async () => {
  const { server, url, begun } = await slowServer()
  const arrived = once(server, 'begun')
  const answer = fetch(url).then((response) => response.text())
  await arrived
  const shutdown = new Shutdown()
  expect(shutdown.begun).toBe(false)
  const ended = shutdown.close(server)
  expect(shutdown.begun).toBe(true)
  await expect(fetch(url)).rejects.toThrow()
  begun[0]?.end('an order')
  expect(await answer).toBe('an order')
  expect(await ended).toBe(true)
})

it('keeps serving until balancers have noticed', async () => {
  const { server, url, begun } = await slowServer()
  server.on('begun', () => begun.at(-1)?.end('a page'))
  const ended = new Shutdown().close(server, { leaveMs: 200 })
  expect(await (await fetch(url)).text()).toBe('a page')
  expect(await ended).toBe(true)
  await expect(fetch(url)).rejects.toThrow()
})

it('cuts off slow requests, and reports it', async () => {
  const { server, url } = await slowServer()
  const arrived = once(server, 'begun')
  const answer = fetch(url)
  answer.catch(() => {})
  await arrived
  expect(await new Shutdown().close(server, { limitMs: 1 })).toBe(false)
  await expect(answer).rejects.toThrow()
})
