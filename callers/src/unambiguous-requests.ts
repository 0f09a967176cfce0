import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'

const allowed = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'
const events = ['request', 'checkContinue', 'checkExpectation'] as const

function countOf({ rawHeaders }: IncomingMessage, header: string): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === header).length
}

/** Node keeps the first `Host` and drops the others; a proxy may have routed by another. */
function answered(request: IncomingMessage, response: ServerResponse): boolean {
  if (countOf(request, 'host') > 1) {
    response.writeHead(400, { Connection: 'close' }).end()
    return true
  }
  // Applications answer other unknown methods themselves; Next fails at this one.
  if (request.method !== 'TRACE') return false
  response.writeHead(405, { Allow: allowed, Connection: 'close' }).end()
  return true
}

function guard(server: Server): void {
  for (const event of events) {
    const listeners = server.listeners(event) as RequestListener[]
    if (listeners.length === 0) continue
    server.removeAllListeners(event)
    server.on(event, (request: IncomingMessage, response: ServerResponse) => {
      if (answered(request, response)) return
      for (const listener of listeners) listener.call(server, request, response)
    })
  }
}

/**
 * Refuses several `Host` headers and `TRACE` on every HTTP server of this process. Next and Medusa
 * create their servers themselves, so each is guarded at its first request.
 */
export function refuseAmbiguousRequests(): () => void {
  const guarded = new WeakSet<Server>()
  const onRequest = (message: unknown) => {
    const { server } = message as { server: Server }
    if (guarded.has(server)) return
    guarded.add(server)
    guard(server)
  }
  subscribe('http.server.request.start', onRequest)
  return () => unsubscribe('http.server.request.start', onRequest)
}
