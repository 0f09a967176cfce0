import { createHmac } from 'node:crypto'
import type { PayloadRequest } from 'payload'

/** `scripts/serve.mjs` has replaced what the client wrote into this header. */
export const networkOf = (req: PayloadRequest): string =>
  req.headers.get('x-forwarded-for') ?? 'unknown'

/** A pseudonym, which cannot be reversed without Payload's secret. */
export const networkMark = (req: PayloadRequest): string =>
  createHmac('sha256', req.payload.secret).update(networkOf(req)).digest('base64url').slice(0, 12)
