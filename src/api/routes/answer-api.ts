import { currentRequest, requestIdOf, underRequest } from '@nas/telemetry/request-id'
import { underSpan } from '@nas/telemetry/tracing'
import Negotiator from 'negotiator'
import { type Acting, actingAs } from '../../gateways/transport/acting.ts'
import {
  type ApiError,
  methodNotAllowed,
  notFound,
  toApiError,
  validationError,
} from '../answers/api-error.ts'
import { readCookie, setCookie } from '../answers/cookies.ts'
import { type ApiAnswer, type ApiCall, Reply, responseHeaders } from '../answers/reply.ts'
import { ApiView } from '../content-view/api-view.ts'
import { parseQueryString } from '../content-view/query-string.ts'
import { largestBodies, readJsonBody } from '../endpoints/body.ts'
import { assertAccess, type Caller, readCaller } from '../endpoints/caller.ts'
import type { ApiContext } from '../endpoints/context.ts'
import type { Endpoint, Method } from '../endpoints/endpoint.ts'
import { type Services, servicesFor } from '../endpoints/services.ts'
import { type KnownAnswer, knownAnswer } from './answer-cache.ts'
import { endpoints, type Route, routeTable } from './endpoints.ts'
import { assertNotForged } from './forged-calls.ts'
import { type LoggedCall, logAnswered, logRefused } from './security-log.ts'

const routes = routeTable(endpoints)
const prefix = '/api'

/** Reads are limited by the cost of their queries: a point is 0.4 ms. */
const costOfPoint = 40_000
/** A cached response costs its compression and transfer. */
const bytesOfPoint = 50_000
/** A shorter body does not become shorter. */
const leastCompressed = 1024

export function answerApi(
  call: ApiCall,
  context: ApiContext,
  services: Services = servicesFor(context.settings),
): Promise<ApiAnswer> {
  const id = requestIdOf(call.headers.get('x-request-id'))
  return underRequest(id, async () => {
    const answer = await answerCall(call, context, services)
    return call.method === 'HEAD' ? { ...answer, body: null } : answer
  })
}

async function answerCall(
  call: ApiCall,
  context: ApiContext,
  services: Services,
): Promise<ApiAnswer> {
  const { method, url } = call
  let personal = false
  let asked: LoggedCall | undefined
  try {
    const route = findRoute(url)
    if (method === 'OPTIONS') return preflight(call, context, route)
    const endpoint = endpointOf(route, method)
    context.routed(`${prefix}${endpoint.path}`)
    personal = endpoint.personal === true
    asked = { endpoint, caller: { kind: 'visitor' }, id: route.id }
    assertNotForged(call, endpoint, context.settings.shopUrl)
    const authorization = call.headers.get('authorization')
    const caller = await readCaller(authorization, services, context.clientAddress)
    asked = { ...asked, caller }
    assertAccess(endpoint, caller)
    if (endpoint.limit) await services.limiter.take(endpoint.limit, context.clientAddress)
    const charge = chargeOf(endpoint, caller, context, services)
    await charge(1)
    const written = caller.kind === 'admin' ? cursorOf(call, context.settings.shopUrl) : null
    if (written !== null) await context.reachPublication(written)
    const acting: Acting | null = caller.kind === 'admin' ? { staff: caller.person.id } : null
    const view = new ApiView(context.content, caller.kind === 'admin')
    const answer = async () => {
      const handle = () =>
        endpoint.handle({
          ...services,
          get request() {
            return call.request()
          },
          context,
          caller,
          view,
          id: route.id,
          query: parseQueryString(url.search),
          body: () =>
            readJsonBody(
              call.request(),
              largestBodies[caller.kind === 'admin' ? 'staff' : 'others'],
            ),
        })
      const traced = () =>
        underSpan(`${endpoint.method} ${prefix}${endpoint.path}`, async () => handle())
      const given = await (acting ? actingAs(acting, traced) : traced())
      await charge(Math.floor(view.made.cost / costOfPoint))
      return given
    }
    const headers = responseHeaders(call, context.settings.shopUrl, personal)
    if (endpoint.content && caller.kind === 'visitor') {
      const question = url.pathname + url.search
      const known = await knownAnswer(context.content, question, answer)
      await charge(Math.floor(known.body.length / bytesOfPoint))
      return contentAnswer(call, known, headers)
    }
    const result = await answer()
    if (acting?.published) {
      headers['Set-Cookie'] = contentCursor(acting.published, context.settings.shopUrl)
    }
    logAnswered(context, asked, result)
    return result instanceof Reply
      ? replied(result, headers)
      : json(200, JSON.stringify(result), headers)
  } catch (error) {
    const failure = toApiError(error)
    if (asked) logRefused(context, asked, failure)
    return failed(call, context, failure, personal)
  }
}

/** Counts calls: of visitors by address; of others by account, and loosely by address. */
function chargeOf(
  { method }: Endpoint,
  caller: Caller,
  { clientAddress }: ApiContext,
  { limiter }: Services,
): (points: number) => Promise<void> {
  const [own, shared] =
    method === 'GET'
      ? (['read', 'readSignedInPerAddress'] as const)
      : (['change', 'changeSignedInPerAddress'] as const)
  return async (points) => {
    if (points === 0) return
    if (caller.kind === 'visitor') return limiter.take(own, clientAddress, points)
    await limiter.take(own, `${caller.kind} ${caller.person.id}`, points)
    await limiter.take(shared, clientAddress, points)
  }
}

function findRoute(url: URL): Route {
  let path: string
  try {
    path = decodeURIComponent(url.pathname)
  } catch {
    throw notFound()
  }
  if (path.includes('\0')) throw validationError('The path contains a NUL character')
  const route = path.startsWith(`${prefix}/`)
    ? routes.find(path.slice(prefix.length).replace(/\/+$/, ''))
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

function preflight(call: ApiCall, { settings }: ApiContext, route: Route): ApiAnswer {
  const headers = responseHeaders(call, settings.shopUrl, false)
  const allowed = allowedMethods(route.endpoints).join(', ')
  return { status: 204, headers: { ...headers, Allow: allowed }, cookies: [], body: null }
}

function failed(
  call: ApiCall,
  { settings, log }: ApiContext,
  error: ApiError,
  personal: boolean,
): ApiAnswer {
  if (error.status >= 500) {
    // The path without its query, which may contain a name or phone.
    const { method, url } = call
    log.error(
      { err: error.cause, method, path: url.pathname, request: currentRequest() },
      error.message,
    )
  }
  const headers = responseHeaders(call, settings.shopUrl, personal)
  return json(error.status, JSON.stringify(error.toBody()), {
    ...headers,
    'Cache-Control': headers['Cache-Control'] === 'no-cache' ? 'no-store' : 'private, no-store',
    ...error.headers,
  })
}

function replied(
  { body, location, file, cookies }: Reply,
  headers: Record<string, string>,
): ApiAnswer {
  if (location !== null) {
    return { status: 302, headers: { ...headers, Location: location }, cookies, body: null }
  }
  if (file === null) return { ...json(200, JSON.stringify(body), headers), cookies }
  const { type, name, lifetime } = file
  const described = {
    'Content-Type': type,
    'Content-Disposition': `${lifetime ? 'inline' : 'attachment'}; filename="${name}"`,
    ...(lifetime && { 'Cache-Control': `public, max-age=${lifetime}` }),
  }
  return { status: 200, headers: { ...headers, ...described }, cookies, body: file.parts }
}

/** The cached body, compressed for browsers; other encodings are left to the front server. */
async function contentAnswer(
  call: ApiCall,
  known: KnownAnswer,
  headers: Record<string, string>,
): Promise<ApiAnswer> {
  const encodings = call.headers.get('accept-encoding')
  const isBrotli =
    encodings !== null &&
    known.body.length >= leastCompressed &&
    new Negotiator({ headers: { 'accept-encoding': encodings } }).encodings(['br']).length > 0
  return json(200, isBrotli ? await known.brotli() : known.body, {
    ...headers,
    ...(isBrotli && { 'Content-Encoding': 'br' }),
  })
}

const json = (
  status: number,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
): ApiAnswer => ({
  status,
  headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  cookies: [],
  body,
})

/** Longer than any front server needs to follow the feed. */
const description = {
  name: 'content_cursor',
  seconds: 10,
  sameSite: 'strict',
} as const

/** Contains the last publication of a write, so that the next call sees it at any front server. */
const contentCursor = (publication: number, shopUrl: string): string =>
  setCookie(description, String(publication), shopUrl)

function cursorOf(call: ApiCall, shopUrl: string): number | null {
  const text = readCookie(description, call, shopUrl) ?? ''
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}
