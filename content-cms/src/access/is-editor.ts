import type { PayloadRequest } from 'payload'

export function isEditor(req: PayloadRequest): boolean {
  return req.user?.collection === 'users'
}
