import { forbidden, unsupportedMediaType } from './api-error.ts'
import type { Endpoint } from './endpoint.ts'

const changesNothing = ['GET', 'HEAD']
/** `none`: somebody typed the address. */
const ownSites = ['same-origin', 'none']

const json = /^application\/json *(;|$)/i
const form = /^multipart\/form-data *(;|$)/i

/**
 * Refuses what a page of another site sends in its visitor's name (ADR 0086). A bearer token is
 * sent by nobody's browser of its own accord, so with one the caller may come from anywhere.
 * @throws ApiError 403 from another site, 415 for what a form can send
 */
export function assertNotForged(request: Request, endpoint: Endpoint, shopUrl: string): void {
  if (changesNothing.includes(request.method)) return
  if (!request.headers.has('authorization') && !isOwnPage(request.headers, shopUrl)) {
    throw forbidden()
  }
  assertMediaType(request.headers.get('content-type'), endpoint)
}

/** Browsers name the site that sends; older ones its origin alone. Other clients name neither. */
function isOwnPage(headers: Headers, shopUrl: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return ownSites.includes(site)
  const origin = headers.get('origin')
  if (origin === null) return true
  const host = URL.parse(origin)?.host
  return host !== undefined && [headers.get('host'), new URL(shopUrl).host].includes(host)
}

/** Browsers ask before they send JSON elsewhere, and are told no; forms they just send. */
function assertMediaType(type: string | null, { upload }: Endpoint): void {
  // What has no type may have no body either: `readJsonBody`.
  if (type === null || json.test(type) || (upload && form.test(type))) return
  throw unsupportedMediaType()
}
