import type { PayloadRequest } from 'payload'

/** The shop's `/api`, which writes what staff and visitors send, after its own checks of who they are. */
export function isWriter(req: PayloadRequest): boolean {
  return req.user?.collection === 'clients' && req.user.scope === 'writer'
}
