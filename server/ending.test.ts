import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { Ending } from './ending.ts'

/** A server that answers when the test says so. */
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

it('answers what has begun, and takes nothing new', async () => {
  const { server, url, begun } = await slowServer()
  const arrived = once(server, 'begun')
  const answer = fetch(url).then((response) => response.text())
  await arrived
  const ending = new Ending()
  expect(ending.begun).toBe(false)
  const ended = ending.end(server)
  expect(ending.begun).toBe(true)
  await expect(fetch(url)).rejects.toThrow()
  begun[0]?.end('an order')
  expect(await answer).toBe('an order')
  expect(await ended).toBe(true)
})

it('goes on for as long as balancers need to see that it leaves', async () => {
  const { server, url, begun } = await slowServer()
  server.on('begun', () => begun.at(-1)?.end('a page'))
  const ended = new Ending().end(server, { leaveMs: 200 })
  expect(await (await fetch(url)).text()).toBe('a page')
  expect(await ended).toBe(true)
  await expect(fetch(url)).rejects.toThrow()
})

it('cuts off what takes too long, and says so', async () => {
  const { server, url } = await slowServer()
  const arrived = once(server, 'begun')
  const answer = fetch(url)
  answer.catch(() => {})
  await arrived
  expect(await new Ending().end(server, { limitMs: 1 })).toBe(false)
  await expect(answer).rejects.toThrow()
})
