import type { SocialProviderName } from '@nas/contract/connect'
import type { Redis } from 'ioredis'
import { createFacebook } from '../../gateways/social/facebook.ts'
import { createGoogle } from '../../gateways/social/google.ts'
import type { SocialProvider } from '../../gateways/social/social-provider.ts'
import type { SocialSettings } from '../../gateways/social/social-settings.ts'
import { memoryStore, type OneTimeStore, redisStore } from './one-time-store.ts'
import { type FlowSeal, flowSeal } from './sealed-flow.ts'
import { createTickets, type Tickets } from './tickets.ts'

export interface SocialServices {
  /** `null` where the shop is no client of the provider. */
  providers: Readonly<Record<SocialProviderName, SocialProvider | null>>
  flows: FlowSeal
  tickets: Tickets
  once: OneTimeStore
}

/** Where a provider sends people back to: fixed here, and registered with the provider. */
function returnUrl(shopUrl: string, provider: SocialProviderName): string {
  return `${shopUrl}/api/connect/${provider}/callback`
}

/** @param redis where several front servers remember together; `null` for one alone */
export function createSocial(
  { sessionSecret, previousSecret, google, facebook }: SocialSettings,
  shopUrl: string,
  redis: Redis | null,
): SocialServices {
  const once = redis ? redisStore(redis) : memoryStore()
  return {
    providers: {
      google: google && createGoogle(google, returnUrl(shopUrl, 'google')),
      facebook: facebook && createFacebook(facebook, returnUrl(shopUrl, 'facebook')),
    },
    flows: flowSeal(sessionSecret, previousSecret),
    tickets: createTickets(once),
    once,
  }
}
