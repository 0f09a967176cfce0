import type { PayloadRequest, Where } from 'payload'

export function isEditor(req: PayloadRequest): boolean {
  return req.user?.collection === 'users'
}

/** Whether the caller is a program that follows the content: the front server or Medusa. */
function isReader(req: PayloadRequest): boolean {
  return req.user?.collection === 'clients' && req.user.scope === 'reader'
}

/** Whether the caller is the shop's `/api`, which has authorised the staff or visitor. */
export function isWriter(req: PayloadRequest): boolean {
  return req.user?.collection === 'clients' && req.user.scope === 'writer'
}

/** Only the application itself (hooks, seed, sign-in) is allowed. */
export const noCaller = (): boolean => false

/** The access rules of a collection that are not named otherwise. */
export const closed = {
  admin: noCaller,
  create: noCaller,
  read: noCaller,
  readVersions: noCaller,
  update: noCaller,
  delete: noCaller,
  unlock: noCaller,
}

export const editors = ({ req }: { req: PayloadRequest }): boolean => isEditor(req)

export const editorsAndReader = ({ req }: { req: PayloadRequest }): boolean =>
  isEditor(req) || isReader(req)

export const writers = ({ req }: { req: PayloadRequest }): boolean => isWriter(req)

export const editorsAndWriter = ({ req }: { req: PayloadRequest }): boolean =>
  isEditor(req) || isWriter(req)

export const editorsAndClients = ({ req }: { req: PayloadRequest }): boolean =>
  isEditor(req) || isReader(req) || isWriter(req)

export function editorsOrPublished({ req }: { req: PayloadRequest }): boolean | Where {
  if (isEditor(req)) return true
  if (isReader(req)) return { _status: { equals: 'published' } }
  return false
}

export function editorsOrWriterOfPublished({ req }: { req: PayloadRequest }): boolean | Where {
  if (isEditor(req)) return true
  if (isWriter(req)) return { _status: { equals: 'published' } }
  return false
}

/** With a colleague's password or e-mail an editor could sign in as them (ADR 0087). */
export function ownAccount({ req }: { req: PayloadRequest }): boolean | Where {
  if (!isEditor(req) || !req.user) return false
  return { id: { equals: req.user.id } }
}

/** Editors may delete colleagues but not themselves, so one account always remains. */
export function otherEditors({ req }: { req: PayloadRequest }): boolean | Where {
  if (!isEditor(req) || !req.user) return false
  return { id: { not_equals: req.user.id } }
}
