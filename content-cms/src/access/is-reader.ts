import type { PayloadRequest } from 'payload'

/** The programs that follow the content: front server and Medusa. */
export function isReader(req: PayloadRequest): boolean {
  return req.user?.collection === 'clients' && req.user.scope === 'reader'
}
