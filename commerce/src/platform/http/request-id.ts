import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { requestIdOf, underRequest } from '@nas/telemetry/request-id'
import { tracedCall } from '@nas/telemetry/tracing'
import { routeOf } from './route-of'

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
