import { createHmac } from 'node:crypto'
import type { PayloadRequest } from 'payload'

/**
 * The client's address, or the network of an IPv6 customer. `scripts/serve.mjs` replaces what the
 * client wrote into this header.
 */
export const networkOf = (req: PayloadRequest): string =>
  req.headers.get('x-forwarded-for') ?? 'unknown'

/** Its pseudonym for the security log, which cannot be reversed without the secret of Payload. */
export const networkMark = (req: PayloadRequest): string =>
  createHmac('sha256', req.payload.secret).update(networkOf(req)).digest('base64url').slice(0, 12)
