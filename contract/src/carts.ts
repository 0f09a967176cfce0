import * as v from 'valibot'
import { wantedItems } from './field-schemas.js'

/** Body of `POST /api/carts`. */
export const cartFields = v.object({ items: wantedItems })

/** Body of `POST /api/app/checkstock`. */
export const checkStockSchema = v.object({ items: wantedItems })

/** A product with less stock than requested; 0 when it is sold out. */
export const shortProductSchema = v.object({ product: v.number(), available: v.number() })

/** Answer of `POST /api/app/checkstock`: products with too little stock; nothing is reserved. */
export const checkedStockSchema = v.object({ data: v.array(shortProductSchema) })

export type ShortProduct = v.InferOutput<typeof shortProductSchema>
