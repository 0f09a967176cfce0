import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { RetryingConnector } from './retrying-connector'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

test('waits without an error for a server that starts later', async () => {
  const port = await freePort()
  const connector = new RetryingConnector({ host: '127.0.0.1', port, disconnectTimeout: 100 })
  const connected = connector.connect()
  const server = createServer((socket) => socket.resume()).listen(port, '127.0.0.1')
  const stream = await connected
  expect([stream.connecting, stream.destroyed, connector.stream]).toEqual([false, false, stream])
  connector.disconnect()
  await once(stream, 'close')
  await new Promise((resolve) => server.close(resolve))
})

test('stops waiting when it is disconnected', async () => {
  const connector = new RetryingConnector({
    host: '127.0.0.1',
    port: await freePort(),
    disconnectTimeout: 100,
  })
  const connected = connector.connect()
  connector.disconnect()
  await expect(connected).rejects.toThrow('Connection is closed')
})
