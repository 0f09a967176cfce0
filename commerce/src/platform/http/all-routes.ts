import { setTimeout as sleep } from 'node:timers/promises'
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { sql } from '@nas/query/sql'
import { requestIdOf, underRequest } from '@nas/telemetry/request-id'
import { tracedCall } from '@nas/telemetry/tracing'
import { sqlOf } from '../database/run-sql'
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

const limitMs = 2000

/** The required backends of this process, by name. */
const parts: Record<string, (container: MedusaContainer) => Promise<unknown>> = {
  database: (container) => sqlOf(container)(sql`select 1`),
  redis: (container) => container.resolve(Modules.CACHE).get('ready'),
}

async function answers(job: Promise<unknown>): Promise<boolean> {
  const late = sleep(limitMs, false, { ref: false })
  const answered = job.then(() => true)
  return Promise.race([answered, late]).catch(() => false)
}

/** Whether calls may be sent here, and what is missing; /health is the liveness check. */
export async function readiness(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const found = await Promise.all(
    Object.entries(parts).map(async ([name, ask]) =>
      (await answers(ask(request.scope))) ? [] : [name],
    ),
  )
  const missing = found.flat()
  const ready = missing.length === 0
  response.status(ready ? 200 : 503).json({ ready, missing })
}
