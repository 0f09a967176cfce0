import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { requestIdOf, underRequest } from '@nas/telemetry/request-id'
import { tracedCall } from '@nas/telemetry/tracing'
import { routeOf } from './route-of'

/** What answers the call runs under the name that the front server has given it, and in its trace. */
export function namedCall(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const id = requestIdOf(request.headers['x-request-id'])
  request.headers['x-request-id'] = id
  response.setHeader('X-Request-Id', id)
  const route = () => routeOf(request)
  // Whoever reaches Medusa is a server of ours.
  const call = { request, response, id, route, isTrusted: true }
  underRequest(id, () => tracedCall(call, next))
}
