import { currentRequest, requestIdOf, underRequest } from '@nas/telemetry/request-id'
import { underSpan } from '@nas/telemetry/tracing'
import { type Acting, actingAs } from '../gateways/acting.ts'
import { answerCacheOf } from './answer-cache.ts'
import { type ApiError, methodNotAllowed, notFound, validationError } from './api-error.ts'
import { ApiView } from './api-view.ts'
import { readJsonBody } from './body.ts'
import { assertAccess, readCaller } from './caller.ts'
import { contentCursor, cursorOf } from './content-writes/content-cursor.ts'
import type { ApiContext } from './context.ts'
import type { Endpoint, Method } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { assertNotForged } from './forged-calls.ts'
import { parseQueryString } from './query/query-string.ts'
import { Reply, responseHeaders } from './reply.ts'
import { type Route, routeTable } from './route-table.ts'
import { type LoggedCall, logAnswered, logRefused } from './security-log.ts'
import { type Services, servicesFor } from './services.ts'
import { toApiError } from './to-api-error.ts'

const routes = routeTable(endpoints)
const prefix = '/api'

/** Whoever reads without signing in is counted by what that takes: a point is 0.4 ms. */
const costOfPoint = 40_000

/** The one door of `/api`: every request gets an answer of the contract, whatever it holds. */
export function handleApi(
  request: Request,
  context: ApiContext,
  services: Services = servicesFor(context.settings),
): Promise<Response> {
  const id = requestIdOf(request.headers.get('x-request-id'))
  return underRequest(id, () => answerCall(request, context, services))
}

async function answerCall(
  request: Request,
  context: ApiContext,
  services: Services,
): Promise<Response> {
  let personal = false
  let asked: LoggedCall | undefined
  try {
    const url = new URL(request.url)
    const route = findRoute(url)
    if (request.method === 'OPTIONS') return preflight(request, context, route)
    const endpoint = endpointOf(route, request.method)
    context.routed(`${prefix}${endpoint.path}`)
    personal = endpoint.personal === true
    asked = { endpoint, caller: { kind: 'visitor' }, id: route.id }
    assertNotForged(request, endpoint, context.settings.shopUrl)
    const caller = await readCaller(request.headers.get('authorization'), services.commerce)
    asked = { ...asked, caller }
    assertAccess(endpoint, caller)
    if (endpoint.limit) await services.limiter.take(endpoint.limit, context.clientAddress)
    const reads = caller.kind === 'visitor' && endpoint.method === 'GET'
    if (reads) await services.limiter.take('read', context.clientAddress)
    const written = caller.kind === 'admin' ? cursorOf(request, context.settings.shopUrl) : null
    if (written !== null) await context.reachPublication(written)
    const acting: Acting | null = caller.kind === 'admin' ? { staff: caller.person.id } : null
    const view = new ApiView(context.content, caller.kind === 'admin')
    const answer = async () => {
      const handle = () =>
        endpoint.handle({
          ...services,
          request,
          context,
          caller,
          view,
          id: route.id,
          query: parseQueryString(url.search),
          body: () => readJsonBody(request),
        })
      const traced = () =>
        underSpan(`${endpoint.method} ${prefix}${endpoint.path}`, async () => handle())
      const given = await (acting ? actingAs(acting, traced) : traced())
      const points = Math.floor(view.made.cost / costOfPoint)
      if (reads && points > 0) await services.limiter.take('read', context.clientAddress, points)
      return given
    }
    const headers = responseHeaders(request, context.settings.shopUrl, personal)
    if (endpoint.content && caller.kind === 'visitor') {
      const question = url.pathname + url.search
      return json(request, 200, await answerCacheOf(context.content).get(question, answer), headers)
    }
    const result = await answer()
    if (acting?.published) {
      headers['Set-Cookie'] = contentCursor(acting.published, context.settings.shopUrl)
    }
    logAnswered(context, asked, result)
    if (result instanceof Reply) return replied(request, result, headers)
    return json(request, 200, JSON.stringify(result), headers)
  } catch (error) {
    const failure = toApiError(error)
    if (asked) logRefused(context, asked, failure)
    return failed(request, context, failure, personal)
  }
}

function findRoute(url: URL): Route {
  let path: string
  try {
    path = decodeURIComponent(url.pathname)
  } catch {
    throw notFound()
  }
  if (path.includes('\0')) throw validationError('The path holds a NUL character')
  const route = path.startsWith(`${prefix}/`)
    ? routes.find(path.slice(prefix.length).replace(/\/$/, ''))
    : null
  if (!route) throw notFound()
  return route
}

function endpointOf({ endpoints: known }: Route, method: string): Endpoint {
  const endpoint = known.get((method === 'HEAD' ? 'GET' : method) as Method)
  if (!endpoint) throw methodNotAllowed(allowedMethods(known))
  return endpoint
}

function allowedMethods(known: ReadonlyMap<Method, Endpoint>): string[] {
  return [...known.keys(), ...(known.has('GET') ? ['HEAD'] : []), 'OPTIONS']
}

function preflight(request: Request, { settings }: ApiContext, route: Route): Response {
  const headers = responseHeaders(request, settings.shopUrl, false)
  return new Response(null, {
    status: 204,
    headers: { ...headers, Allow: allowedMethods(route.endpoints).join(', ') },
  })
}

function failed(
  request: Request,
  { settings, log }: ApiContext,
  error: ApiError,
  personal: boolean,
): Response {
  if (error.status >= 500) {
    // The path without its query, which may hold somebody's name or number.
    const { pathname } = new URL(request.url)
    log.error(
      { err: error.cause, method: request.method, path: pathname, request: currentRequest() },
      error.message,
    )
  }
  const headers = responseHeaders(request, settings.shopUrl, personal)
  return json(request, error.status, JSON.stringify(error.toBody()), {
    ...headers,
    'Cache-Control': headers['Cache-Control'] === 'no-cache' ? 'no-store' : 'private, no-store',
    ...error.headers,
  })
}

function replied(request: Request, reply: Reply, headers: Record<string, string>): Response {
  const response = answered(request, reply, headers)
  for (const cookie of reply.cookies) response.headers.append('Set-Cookie', cookie)
  return response
}

function answered(
  request: Request,
  { body, location, file }: Reply,
  headers: Record<string, string>,
): Response {
  if (location !== null) {
    return new Response(null, { status: 302, headers: { ...headers, Location: location } })
  }
  if (file === null) return json(request, 200, JSON.stringify(body), headers)
  const stream = request.method === 'HEAD' ? null : streamOf(file.parts)
  return new Response(stream, {
    headers: {
      ...headers,
      'Content-Type': file.type,
      'Content-Disposition': `attachment; filename="${file.name}"`,
    },
  })
}

/** Reads a part when it is asked for, and none any more once the client has gone. */
function streamOf(parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  const source = {
    async pull(controller: ReadableStreamDefaultController<Uint8Array>) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await parts.return(undefined)
    },
  }
  return new ReadableStream(source, { highWaterMark: 0 })
}

function json(
  request: Request,
  status: number,
  body: string,
  headers: Record<string, string>,
): Response {
  return new Response(request.method === 'HEAD' ? null : body, {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  })
}
