import * as v from 'valibot'
import { wantedItems } from './field-schemas.js'

/** Body of `POST /api/app/checkstock`. */
export const checkStockSchema = v.object({ items: wantedItems })

/** A product of which fewer are left than are wanted; 0 when it is sold out. */
export const shortProductSchema = v.object({ product: v.number(), available: v.number() })

/** Answer of `POST /api/app/checkstock`: what is short; nothing is reserved by asking. */
export const checkedStockSchema = v.object({ data: v.array(shortProductSchema) })

export type ShortProduct = v.InferOutput<typeof shortProductSchema>
