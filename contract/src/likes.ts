import * as v from 'valibot'
import { contentId } from './field-schemas.js'

/** Body of `POST /api/likes`; who likes is the caller, whatever else is sent. */
export const likeFields = v.object({ product: contentId })
