import * as v from 'valibot'
import { contentId } from './field-schemas.js'

/** Body of `POST /api/app/reorder`. */
export const reorderSchema = v.object({ order: contentId })

/**
 * Why a line of an earlier order is not what it was: not on sale any more, dearer or cheaper, or
 * fewer left than were ordered (0 when it is sold out). One product may have changed twice.
 */
const changeKinds = ['gone', 'price', 'less'] as const

const changeSchema = v.object({
  product: v.number(),
  name: v.string(),
  kind: v.picklist(changeKinds),
  quantity: v.optional(v.number()),
  available: v.optional(v.number()),
  old_price: v.optional(v.number()),
  price: v.optional(v.number()),
})

/** Answer of `POST /api/app/reorder`: what of an order is still sold, and what changed since. */
export const reorderAnswerSchema = v.object({
  data: v.object({
    items: v.array(v.object({ product: v.number(), quantity: v.number(), price: v.number() })),
    changes: v.array(changeSchema),
  }),
})

export type Reorder = v.InferOutput<typeof reorderAnswerSchema>['data']
export type ReorderChange = v.InferOutput<typeof changeSchema>
