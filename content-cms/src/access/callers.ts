import type { PayloadRequest } from 'payload'

export function isEditor(req: PayloadRequest): boolean {
  return req.user?.collection === 'users'
}

/** The programs that follow the content: front server and Medusa. */
export function isReader(req: PayloadRequest): boolean {
  return req.user?.collection === 'clients' && req.user.scope === 'reader'
}

/** The shop's `/api`, which writes what staff and visitors send, after its own checks of who they are. */
export function isWriter(req: PayloadRequest): boolean {
  return req.user?.collection === 'clients' && req.user.scope === 'writer'
}
