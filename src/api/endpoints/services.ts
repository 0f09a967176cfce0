import { type ProofOfWork, proofOfWork } from '@nas/callers/proof-of-work'
import { type CommerceGateway, createMedusaCommerce } from '../../gateways/commerce/operations.ts'
import { type ContentWriter, createContentWriter } from '../../gateways/content/writer/gateway.ts'
import { InputThread } from '../input/input-thread.ts'
import { createLimiter, type Limiter } from '../limits/rate-limits.ts'
import { connectRedis } from '../limits/redis.ts'
import { createSocial, type SocialServices } from '../social/social-services.ts'
import type { ApiSettings } from './context.ts'

export interface Services {
  commerce: CommerceGateway
  contentWriter: ContentWriter
  limiter: Limiter
  proofOfWork: ProofOfWork
  social: SocialServices
  inputs: InputThread
}

const made = new WeakMap<ApiSettings, Services>()

export function servicesFor(settings: ApiSettings): Services {
  const known = made.get(settings)
  if (known) return known
  const limiter = createLimiter(settings.rateLimits, settings.redisUrl)
  const services = {
    commerce: createMedusaCommerce(settings),
    contentWriter: createContentWriter(settings),
    limiter,
    proofOfWork: proofOfWork(settings.social.sessionSecret, (proof) =>
      limiter.take('proof', proof),
    ),
    social: createSocial(
      settings.social,
      settings.shopUrl,
      settings.redisUrl ? connectRedis(settings.redisUrl, { waits: true }) : null,
    ),
    inputs: new InputThread(),
  }
  made.set(settings, services)
  return services
}
