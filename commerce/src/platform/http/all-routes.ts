import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { requestIdOf, underRequest } from '@nas/telemetry/request-id'
import { tracedCall } from '@nas/telemetry/tracing'
import { notFound } from '../errors/shop-error'
import { settings } from '../settings/settings'

/** Express's route pattern; contains no user input. */
export const routeOf = (request: object): string =>
  (request as { route?: { path?: unknown } }).route?.path?.toString() ?? 'other'

/** Runs the handler with the front server's request ID and trace. */
export function carryRequestId(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const id = requestIdOf(request.headers['x-request-id'])
  request.headers['x-request-id'] = id
  response.setHeader('X-Request-Id', id)
  const route = () => routeOf(request)
  // Only the shop's own servers reach Medusa.
  const call = { request, response, id, route, isTrusted: true }
  underRequest(id, () => tracedCall(call, next))
}

const open = /^\/((health|ready)$|(store|admin)\/shop\/)/

/**
 * Admits only the shop's own routes and the health checks. Medusa's own would create keys and
 * invitations for a member of staff, renew revoked tokens, and bypass the rules of the shop.
 * @throws ShopError not_found
 */
export function shopRoutesOnly(
  { originalUrl, app }: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  // Medusa exposes its Express application only through requests: the first one disables the
  // header.
  app.disable('x-powered-by')
  response.removeHeader('X-Powered-By')
  if (settings().MEDUSA_ROUTES === 'closed' && !open.test(originalUrl)) throw notFound('route')
  next()
}
