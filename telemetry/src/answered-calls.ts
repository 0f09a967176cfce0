import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { methodOf, traceOf } from './tracing.ts'

export interface AnsweredCall {
  request: string | null
  trace?: string
  method: string
  /** The route pattern, never the address itself. */
  route: string
  status: number
  ms: number
}

export interface Watching {
  /** The pattern for a path as received, without the query. Null excludes the call. */
  routeOf: (path: string, request: IncomingMessage) => string | null
  onAnswer: (call: AnsweredCall) => void
}

interface Begun {
  at: number
  url: string
}

interface Message {
  request: IncomingMessage
  response: ServerResponse
  server: Server
}

const inside = new WeakSet<Server>()

/** Excludes this server's requests, which are the monitoring's. */
export function leaveOut(server: Server): void {
  inside.add(server)
}

function idOf({ request, response }: Message): string | null {
  const id = response.getHeader('x-request-id') ?? request.headers['x-request-id']
  return typeof id === 'string' && /^[\w-]{8,64}$/.test(id) ? id : null
}

/** Reports calls of any HTTP server of this process. @returns a function that stops it */
export function watchAnswers({ routeOf, onAnswer }: Watching): () => void {
  const begun = new WeakMap<IncomingMessage, Begun>()

  function onStart(data: unknown): void {
    const { request, server } = data as Message
    if (!inside.has(server)) begun.set(request, { at: performance.now(), url: request.url ?? '/' })
  }

  function onFinish(data: unknown): void {
    const message = data as Message
    const { request, response } = message
    const call = begun.get(request)
    if (call === undefined) return
    const [path = '/'] = call.url.split('?')
    const route = routeOf(path, request)
    if (route === null) return
    const method = methodOf(request)
    const trace = traceOf(request)
    const ms = performance.now() - call.at
    const named = { request: idOf(message), ...(trace && { trace }) }
    onAnswer({ ...named, method, route, status: response.statusCode, ms })
  }

  subscribe('http.server.request.start', onStart)
  subscribe('http.server.response.finish', onFinish)
  return () => {
    unsubscribe('http.server.request.start', onStart)
    unsubscribe('http.server.response.finish', onFinish)
  }
}
