import type { PayloadRequest, Where } from 'payload'
import { isEditor } from './is-editor'
import { isReader } from './is-reader'

/** Editors read drafts too, the reader only what is published, nobody else anything. */
export function editorsOrPublished({ req }: { req: PayloadRequest }): boolean | Where {
  if (isEditor(req)) return true
  if (isReader(req)) return { _status: { equals: 'published' } }
  return false
}
