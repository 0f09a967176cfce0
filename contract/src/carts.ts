import * as v from 'valibot'
import { wantedItem } from './field-schemas.js'

/** Body of `POST /api/carts`. */
export const cartFields = v.object({
  items: v.pipe(
    v.array(wantedItem, 'malformed'),
    v.minLength(1, 'required'),
    v.maxLength(100, 'too_long'),
  ),
})
