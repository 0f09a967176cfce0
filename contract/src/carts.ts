import * as v from 'valibot'
import { wantedItems } from './field-schemas.js'

/** Body of `POST /api/carts`. */
export const cartFields = v.object({ items: wantedItems })
