import {
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
  errorHandler as medusaErrorHandler,
} from '@medusajs/framework/http'
import { loggableText } from '@nas/telemetry/loggable-error'
import { isRedisUnavailable } from './redis-errors'
import { asShopError, shopErrorAnswer, unavailable } from './shop-error'

const retryAfterSeconds = '5'

const shopRoutes = /^\/(store|admin)\/shop(\/|$)/

/** The status of Express's own errors about a malformed request. */
function clientStatus(error: unknown): number | undefined {
  const { statusCode } = Object(error) as { statusCode?: unknown }
  const isClients = typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500
  return isClients ? statusCode : undefined
}

const medusaAnswer = medusaErrorHandler()

/** Medusa's own routes keep Medusa's error format. */
export function errorHandler(
  error: unknown,
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const known =
    asShopError(error) ?? (isRedisUnavailable(error) ? unavailable('Try again shortly.') : null)
  if (known) {
    const { status, body } = shopErrorAnswer(known)
    if (status === 503) response.set('Retry-After', retryAfterSeconds)
    response.status(status).json(body)
    return
  }
  if (!shopRoutes.test(request.path)) {
    medusaAnswer(error, request, response, next)
    return
  }
  const status = clientStatus(error)
  if (status !== undefined) {
    response.status(status).json({ code: 'invalid', message: 'The request cannot be read.' })
    return
  }
  const logger = request.scope.resolve('logger')
  const name = request.headers['x-request-id']
  logger.error(`${request.method} ${request.path} (${name}) failed. ${loggableText(error)}`)
  response.status(500).json({ code: 'internal', message: 'The request could not be carried out.' })
}
