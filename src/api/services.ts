import type { CommerceGateway } from '../gateways/commerce/gateway.ts'
import { createMedusaCommerce } from '../gateways/commerce/medusa-commerce.ts'
import type { ApiSettings } from './context.ts'
import { createLimiter, type Limiter } from './rate-limits.ts'

/** What lives as long as the server does. */
export interface Services {
  commerce: CommerceGateway
  limiter: Limiter
}

const made = new WeakMap<ApiSettings, Services>()

/** One set for each settings object, however many requests carry it. */
export function servicesFor(settings: ApiSettings): Services {
  const known = made.get(settings)
  if (known) return known
  const services = {
    commerce: createMedusaCommerce(settings),
    limiter: createLimiter(settings.rateLimits, settings.redisUrl),
  }
  made.set(settings, services)
  return services
}
