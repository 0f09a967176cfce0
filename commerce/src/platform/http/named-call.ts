import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { requestIdOf, underRequest } from '@nas/telemetry/request-id'

/** What answers the call runs under the name that the front server has given it. */
export function namedCall(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const id = requestIdOf(request.headers['x-request-id'])
  request.headers['x-request-id'] = id
  response.setHeader('X-Request-Id', id)
  underRequest(id, next)
}
