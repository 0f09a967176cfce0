import type { PayloadRequest, Where } from 'payload'
import { isEditor } from './is-editor'
import { isWriter } from './is-writer'

/** The writer changes what is published; drafts are the editors' own. */
export function editorsOrWriterOfPublished({ req }: { req: PayloadRequest }): boolean | Where {
  if (isEditor(req)) return true
  if (isWriter(req)) return { _status: { equals: 'published' } }
  return false
}
