import type { PayloadRequest } from 'payload'

/** The shop's servers, known by the API key of the `clients` collection. */
export function isMachine(req: PayloadRequest): boolean {
  return req.user?.collection === 'clients'
}
