import type { PayloadRequest, Where } from 'payload'
import { isEditor } from './is-editor'
import { isMachine } from './is-machine'

/** Editors read drafts too, the machine only what is published, nobody else anything. */
export function editorsOrPublished({ req }: { req: PayloadRequest }): boolean | Where {
  if (isEditor(req)) return true
  if (isMachine(req)) return { _status: { equals: 'published' } }
  return false
}
