import { createHmac } from 'node:crypto'
import type { PayloadRequest } from 'payload'

/**
 * The client's address, or the network of an IPv6 customer. `scripts/serve.mjs` replaces what the
 * client wrote into this header.
 */
export const networkOf = (req: PayloadRequest): string =>
  req.headers.get('x-forwarded-for') ?? 'unknown'

/**
 * Pseudonym of the client's network for the security log; it cannot be reversed without Payload's
 * secret.
 */
export const networkMark = (req: PayloadRequest): string =>
  createHmac('sha256', req.payload.secret).update(networkOf(req)).digest('base64url').slice(0, 12)
