import { hkdfSync, randomBytes } from 'node:crypto'
import { socialProviders } from '@nas/contract/connect'
import { EncryptJWT, jwtDecrypt } from 'jose'
import * as v from 'valibot'
import { flowCookie } from './social-cookies.ts'

const schema = v.object({
  provider: v.picklist(socialProviders),
  state: v.string(),
  nonce: v.string(),
  verifier: v.string(),
  locale: v.optional(v.picklist(['vi', 'en'])),
  /** The signed-in customer who links the account. */
  linkTo: v.optional(v.string()),
})

/** What the shop must know again when somebody comes back from a provider. */
export type KnownFlow = v.InferOutput<typeof schema>

export interface FlowSeal {
  seal(flow: KnownFlow): Promise<string>
  /** @returns null when it is not ours, or too old */
  open(sealed: string): Promise<KnownFlow | null>
}

const random = () => randomBytes(32).toString('base64url')

/** A new way to a provider: every part of it at random. */
export function newFlow(about: Pick<KnownFlow, 'provider' | 'locale' | 'linkTo'>): KnownFlow {
  return { ...about, state: random(), nonce: random(), verifier: random() }
}

const keyOf = (secret: string) =>
  new Uint8Array(hkdfSync('sha256', secret, '', flowCookie.name, 32))

async function openWith(secret: string, sealed: string): Promise<KnownFlow | null> {
  try {
    const { payload } = await jwtDecrypt(sealed, keyOf(secret), {
      audience: flowCookie.name,
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    return v.parse(schema, payload)
  } catch {
    return null
  }
}

/**
 * The browser keeps the flow, sealed, so that any front server can take it up.
 * @param previous opens too, while the secret is being replaced
 */
export function flowSeal(secret: string, previous?: string): FlowSeal {
  return {
    seal: (flow) =>
      new EncryptJWT({ ...flow })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setAudience(flowCookie.name)
        .setIssuedAt()
        .setExpirationTime(`${flowCookie.seconds}s`)
        .encrypt(keyOf(secret)),

    async open(sealed) {
      const flow = await openWith(secret, sealed)
      return flow ?? (previous === undefined ? null : openWith(previous, sealed))
    },
  }
}
