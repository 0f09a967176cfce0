import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { notFound } from '../errors/shop-error'
import { settings } from '../settings/settings'

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
