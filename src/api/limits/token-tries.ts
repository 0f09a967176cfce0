import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { NotSignedInError, RejectedError } from '../../gateways/transport/gateway-errors.ts'

/** Accepted tokens that one server remembers, as hashes. */
const maxAccepted = 20_000

/** Bounds how often a client makes commerce verify tokens, cookies and proofs that it rejects. */
export interface TokenTries {
  /** Tokens that were accepted before are not limited. @throws ApiError 429 */
  read<Owner>(token: string, client: string, read: () => Promise<Owner>): Promise<Owner>
}

const isUnknown = (error: unknown): boolean =>
  error instanceof NotSignedInError ||
  (error instanceof RejectedError && error.code === 'proof_over')

/** @param take counts points of a client; it throws once there are too many, even for none */
export function createTokenTries(
  take: (client: string, points: number) => Promise<void>,
): TokenTries {
  const accepted = new LRUCache<string, true>({ max: maxAccepted })
  return {
    async read(token, client, read) {
      const key = createHash('sha256').update(token).digest('base64url')
      if (accepted.has(key)) return read()
      await take(client, 0)
      try {
        const owner = await read()
        accepted.set(key, true)
        return owner
      } catch (error) {
        if (isUnknown(error)) await take(client, 1)
        throw error
      }
    },
  }
}
