import type { PayloadRequest } from 'payload'
import { isEditor, isWriter } from '../access/callers'

/** Who changes something: an editor, or the member of staff for whom the shop's key writes. */
export interface Acting {
  staff: string
  request: string | null
}

/** Begins the id of an editor in the trail, who is none of the shop's staff. */
export const editorPrefix = 'editor-'

/** Null for visitors, the seed and the application itself, who leave no trail. */
export function actingIn(req: PayloadRequest): Acting | null {
  if (isEditor(req)) return { staff: `${editorPrefix}${req.user?.id}`, request: null }
  const staff = req.headers?.get('x-acting-staff')
  return isWriter(req) && staff ? { staff, request: req.headers.get('x-request-id') } : null
}
