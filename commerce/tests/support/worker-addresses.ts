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
 * Where the simulators of a file listen. Medusa reads the addresses once in the life of a worker,
 * so each file puts its own simulators there.
 */
export function workerAddresses() {
  addresses ??= (async () => ({
    contentUrl: `http://localhost:${await freePort()}`,
    vnpayUrl: `http://localhost:${await freePort()}/api/transaction`,
  }))()
  return addresses
}
