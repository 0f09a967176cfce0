import type { PayloadRequest, Where } from 'payload'
import { isEditor, isReader, isWriter } from './callers'

/** Written or read by the application itself only (hooks, seed, sign-in). */
export const nobody = (): boolean => false

export const editors = ({ req }: { req: PayloadRequest }): boolean => isEditor(req)

export const editorsAndReader = ({ req }: { req: PayloadRequest }): boolean =>
  isEditor(req) || isReader(req)

export const writers = ({ req }: { req: PayloadRequest }): boolean => isWriter(req)

export const editorsAndWriter = ({ req }: { req: PayloadRequest }): boolean =>
  isEditor(req) || isWriter(req)

export const editorsAndClients = ({ req }: { req: PayloadRequest }): boolean =>
  isEditor(req) || isReader(req) || isWriter(req)

/** Editors read drafts too, the reader only what is published, nobody else anything. */
export function editorsOrPublished({ req }: { req: PayloadRequest }): boolean | Where {
  if (isEditor(req)) return true
  if (isReader(req)) return { _status: { equals: 'published' } }
  return false
}

/** The writer changes what is published; drafts are the editors' own. */
export function editorsOrWriterOfPublished({ req }: { req: PayloadRequest }): boolean | Where {
  if (isEditor(req)) return true
  if (isWriter(req)) return { _status: { equals: 'published' } }
  return false
}

/** Nobody gives a colleague another password or e-mail, and signs in as them (ADR 0087). */
export function ownAccount({ req }: { req: PayloadRequest }): boolean | Where {
  if (!isEditor(req) || !req.user) return false
  return { id: { equals: req.user.id } }
}

/** An editor may remove colleagues but not herself, so one account always remains. */
export function otherEditors({ req }: { req: PayloadRequest }): boolean | Where {
  if (!isEditor(req) || !req.user) return false
  return { id: { not_equals: req.user.id } }
}
