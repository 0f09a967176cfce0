import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { notFound } from '../errors/shop-error'
import { settings } from '../settings/settings'

const open = /^\/((health|ready)$|(store|admin)\/shop\/)/

/**
 * Lets through what is for the shop's own routes and what is asked about the process. Medusa's would make keys and
 * invitations for a member of staff, renew tokens that were ended, and sell past the rules of the shop.
 * @throws ShopError not_found
 */
export function shopRoutesOnly(
  { originalUrl, app }: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  // Medusa hands out its Express application with requests alone: the first one switches it off.
  app.disable('x-powered-by')
  response.removeHeader('X-Powered-By')
  if (settings().MEDUSA_ROUTES === 'closed' && !open.test(originalUrl)) throw notFound('route')
  next()
}
