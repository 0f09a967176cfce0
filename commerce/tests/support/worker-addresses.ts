import { once } from 'node:events'
import { createServer } from 'node:net'

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}

let addresses: Promise<{ contentUrl: string; vnpayUrl: string }> | undefined

/**
 * Addresses of a file's simulators. Medusa reads the addresses once per worker, so each file moves
 * its own simulators there.
 */
export function workerAddresses() {
  addresses ??= (async () => ({
    contentUrl: `http://localhost:${await freePort()}`,
    vnpayUrl: `http://localhost:${await freePort()}/api/transaction`,
  }))()
  return addresses
}
