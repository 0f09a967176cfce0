import { hkdfSync, randomBytes } from 'node:crypto'
import { type SocialProviderName, socialProviders } from '@nas/contract/connect'
import type { Redis } from 'ioredis'
import { EncryptJWT, jwtDecrypt } from 'jose'
import * as v from 'valibot'
import { createFacebook } from '../../gateways/social/facebook.ts'
import { createGoogle } from '../../gateways/social/google.ts'
import type { SocialProvider } from '../../gateways/social/social-provider.ts'
import type { SocialSettings } from '../../gateways/social/social-settings.ts'
import { flowCookie } from '../answers/cookies.ts'
import { memoryStore, type OneTimeStore, redisStore } from './one-time-store.ts'
import { createTickets, type Tickets } from './tickets.ts'

export interface SocialServices {
  /** `null` when the provider is not configured. */
  providers: Readonly<Record<SocialProviderName, SocialProvider | null>>
  flows: ReturnType<typeof flowCipher>
  tickets: Tickets
  once: OneTimeStore
}

/** The redirect address, fixed here and registered with the provider. */
function returnUrl(shopUrl: string, provider: SocialProviderName): string {
  return `${shopUrl}/api/connect/${provider}/callback`
}

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
    flows: flowCipher(sessionSecret, previousSecret),
    tickets: createTickets(once),
    once,
  }
}

const schema = v.object({
  provider: v.picklist(socialProviders),
  state: v.string(),
  nonce: v.string(),
  verifier: v.string(),
  locale: v.optional(v.picklist(['vi', 'en'])),
  /** The signed-in customer who links the account. */
  linkTo: v.optional(v.string()),
})

export type KnownFlow = v.InferOutput<typeof schema>

const random = () => randomBytes(32).toString('base64url')

export function newFlow(about: Pick<KnownFlow, 'provider' | 'locale' | 'linkTo'>): KnownFlow {
  return { ...about, state: random(), nonce: random(), verifier: random() }
}

const keyOf = (secret: string) =>
  new Uint8Array(hkdfSync('sha256', secret, '', flowCookie.name, 32))

async function openWith(secret: string, encrypted: string): Promise<KnownFlow | null> {
  try {
    const { payload } = await jwtDecrypt(encrypted, keyOf(secret), {
      audience: flowCookie.name,
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    return v.parse(schema, payload)
  } catch {
    return null
  }
}

/** The browser stores the flow, for any front server; `previous` decrypts during key rotation. */
export function flowCipher(secret: string, previous?: string) {
  return {
    encrypt: (flow: KnownFlow) =>
      new EncryptJWT({ ...flow })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setAudience(flowCookie.name)
        .setIssuedAt()
        .setExpirationTime(`${flowCookie.seconds}s`)
        .encrypt(keyOf(secret)),

    /** @returns null when it is invalid or expired */
    async open(encrypted: string): Promise<KnownFlow | null> {
      const flow = await openWith(secret, encrypted)
      return flow ?? (previous === undefined ? null : openWith(previous, encrypted))
    },
  }
}
