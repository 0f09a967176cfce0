// Serves the REST interface while Next builds the admin, which the shop does not need.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { clientAddresses } from '@nas/callers/client-address'
import { refuseAmbiguousRequests } from '@nas/callers/unambiguous-requests'
import { readSettings } from '@nas/settings/read-settings'
import { answerRest } from '../src/rest'
import { settingsError } from '../src/settings'

const { CONTENT_PORT, CONTENT_HOST, TRUSTED_PROXIES } = readSettings(
  ['content-server'],
  process.env,
  settingsError('server'),
)

// Payload reads the client's address here, as in serve.mjs.
const clientAddress = clientAddresses(TRUSTED_PROXIES)

const building = `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="5">
<title>Payload</title><p>Trang quản trị đang được dựng. Payload’s admin is being built.`

function requestOf(incoming: IncomingMessage, url: URL): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one)
  }
  headers.set('x-forwarded-for', clientAddress(incoming))
  const { method = 'GET' } = incoming
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers })
  const body = Readable.toWeb(incoming) as globalThis.ReadableStream
  return new Request(url, { method, headers, body, duplex: 'half' } as RequestInit)
}

async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`)
  if (!url.pathname.startsWith('/api/')) {
    outgoing.writeHead(503, { 'Content-Type': 'text/html', 'Retry-After': '5' }).end(building)
    return
  }
  const { status, headers, body } = await answerRest(requestOf(incoming, url))
  outgoing.statusCode = status
  outgoing.setHeaders(headers)
  if (body === null) outgoing.end()
  else Readable.fromWeb(body as ReadableStream).pipe(outgoing)
}

refuseAmbiguousRequests()

const server = createServer((incoming, outgoing) => {
  answer(incoming, outgoing).catch((error: unknown) => {
    console.error(error)
    outgoing.destroy()
  })
})
server.listen(Number(CONTENT_PORT), CONTENT_HOST)
process.once('SIGTERM', () => {
  server.close()
  server.closeIdleConnections()
  setInterval(() => server.closeIdleConnections(), 50).unref()
})
// Payload ends the process when this module is loaded.
await once(server, 'close')
