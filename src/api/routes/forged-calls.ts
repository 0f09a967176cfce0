import { forbidden, unsupportedMediaType } from '../answers/api-error.ts'
import type { ApiCall } from '../answers/reply.ts'
import type { Endpoint } from '../endpoints/endpoint.ts'

const changesNothing = ['GET', 'HEAD']
/** `none`: the address was typed in. */
const ownSites = ['same-origin', 'none']

const json = /^application\/json *(;|$)/i
const form = /^multipart\/form-data *(;|$)/i

/**
 * Rejects calls that other sites send in a visitor's name (ADR 0086); browsers do not send a bearer
 * token on their own.
 * @throws ApiError 403 from another site, 415 for a media type of forms
 */
export function assertNotForged(call: ApiCall, endpoint: Endpoint, shopUrl: string): void {
  if (changesNothing.includes(call.method)) return
  if (!call.headers.has('authorization') && !isOwnPage(call.headers, shopUrl)) throw forbidden()
  assertMediaType(call.headers.get('content-type'), endpoint)
}

/** Browsers name the sending site; older ones only its origin. Other clients name neither. */
function isOwnPage(headers: ApiCall['headers'], shopUrl: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return ownSites.includes(site)
  const origin = headers.get('origin')
  if (origin === null) return true
  const host = URL.parse(origin)?.host
  return host !== undefined && [headers.get('host'), new URL(shopUrl).host].includes(host)
}

/** Browsers send a preflight before JSON to other sites, but not before forms. */
function assertMediaType(type: string | null, { upload }: Endpoint): void {
  // A request without a type may have no body either: `readJsonBody`.
  if (type === null || json.test(type) || (upload && form.test(type))) return
  throw unsupportedMediaType()
}
