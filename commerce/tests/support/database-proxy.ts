import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A proxy before PostgreSQL, for faults of the network. */
export async function databaseProxy(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl)
  const pairs: { client: Socket; database: Socket }[] = []
  const server = createServer((client) => {
    const database = connect(Number(port || 5432), hostname)
    for (const socket of [client, database]) socket.on('error', () => undefined)
    client.pipe(database)
    database.pipe(client)
    pairs.push({ client, database })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.host = `localhost:${(server.address() as AddressInfo).port}`
  return {
    url: url.href,
    /** PostgreSQL's answers are not delivered until the returned function is called. */
    freeze() {
      for (const { client, database } of pairs) database.unpipe(client)
      return () => {
        for (const { client, database } of pairs) database.pipe(client)
      }
    },
    /** Breaks all connections; PostgreSQL does not notice. */
    cut() {
      for (const { client } of pairs) client.destroy()
    },
    close() {
      for (const { client, database } of pairs) for (const one of [client, database]) one.destroy()
      server.close()
    },
  }
}
