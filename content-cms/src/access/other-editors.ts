import type { PayloadRequest, Where } from 'payload'
import { isEditor } from './is-editor'

/** An editor may remove colleagues but not herself, so one account always remains. */
export function otherEditors({ req }: { req: PayloadRequest }): boolean | Where {
  if (!isEditor(req) || !req.user) return false
  return { id: { not_equals: req.user.id } }
}
