import type { CommerceGateway } from '../gateways/commerce/gateway.ts'
import { createMedusaCommerce } from '../gateways/commerce/gateway.ts'
import { type ContentWriter, createContentWriter } from '../gateways/content-writer/gateway.ts'
import type { ApiSettings } from './context.ts'
import { type ProofOfWork, proofOfWork } from './orders/proof-of-work.ts'
import { createLimiter, type Limiter } from './rate-limits.ts'
import { connectRedis } from './redis.ts'
import { createSocial, type SocialServices } from './social/social-services.ts'

/** What lives as long as the server does. */
export interface Services {
  commerce: CommerceGateway
  contentWriter: ContentWriter
  limiter: Limiter
  proofOfWork: ProofOfWork
  social: SocialServices
}

const made = new WeakMap<ApiSettings, Services>()

/** One set for each settings object, however many requests carry it. */
export function servicesFor(settings: ApiSettings): Services {
  const known = made.get(settings)
  if (known) return known
  const limiter = createLimiter(settings.rateLimits, settings.redisUrl)
  const services = {
    commerce: createMedusaCommerce(settings),
    contentWriter: createContentWriter(settings),
    limiter,
    proofOfWork: proofOfWork(settings.social.sessionSecret, limiter),
    social: createSocial(
      settings.social,
      settings.shopUrl,
      settings.redisUrl ? connectRedis(settings.redisUrl, { waits: true }) : null,
    ),
  }
  made.set(settings, services)
  return services
}
