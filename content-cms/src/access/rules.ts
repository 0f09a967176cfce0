import type { PayloadRequest, Where } from 'payload'

export function isEditor(req: PayloadRequest): boolean {
  return req.user?.collection === 'users'
}

/** Whether the caller is a program that follows the content: the front server or Medusa. */
function isReader(req: PayloadRequest): boolean {
  return req.user?.collection === 'clients' && req.user.scope === 'reader'
}

/**
 * Whether the caller is the shop's `/api`, which writes the input of staff and visitors after
 * authorising them.
 */
export function isWriter(req: PayloadRequest): boolean {
  return req.user?.collection === 'clients' && req.user.scope === 'writer'
}

/** Only the application itself (hooks, seed, sign-in) is allowed. */
export const noCaller = (): boolean => false

export const editors = ({ req }: { req: PayloadRequest }): boolean => isEditor(req)

export const editorsAndReader = ({ req }: { req: PayloadRequest }): boolean =>
  isEditor(req) || isReader(req)

export const writers = ({ req }: { req: PayloadRequest }): boolean => isWriter(req)

export const editorsAndWriter = ({ req }: { req: PayloadRequest }): boolean =>
  isEditor(req) || isWriter(req)

export const editorsAndClients = ({ req }: { req: PayloadRequest }): boolean =>
  isEditor(req) || isReader(req) || isWriter(req)

/** Editors also read drafts, the reader only published documents; everyone else is denied. */
export function editorsOrPublished({ req }: { req: PayloadRequest }): boolean | Where {
  if (isEditor(req)) return true
  if (isReader(req)) return { _status: { equals: 'published' } }
  return false
}

/** The writer changes published documents only; drafts belong to the editors. */
export function editorsOrWriterOfPublished({ req }: { req: PayloadRequest }): boolean | Where {
  if (isEditor(req)) return true
  if (isWriter(req)) return { _status: { equals: 'published' } }
  return false
}

/**
 * Editors may change only their own password and e-mail; with a colleague's they could sign in as
 * that colleague (ADR 0087).
 */
export function ownAccount({ req }: { req: PayloadRequest }): boolean | Where {
  if (!isEditor(req) || !req.user) return false
  return { id: { equals: req.user.id } }
}

/** Editors may delete colleagues but not themselves, so one account always remains. */
export function otherEditors({ req }: { req: PayloadRequest }): boolean | Where {
  if (!isEditor(req) || !req.user) return false
  return { id: { not_equals: req.user.id } }
}
