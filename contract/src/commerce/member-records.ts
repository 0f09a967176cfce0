import * as v from 'valibot'
import { addressFields } from '../addresses.js'
import { language } from '../field-schemas.js'
import { likeFields } from '../likes.js'
import { askErasureSchema, erasedFields, mailedCodeSchema, ownDataFields } from '../privacy.js'
import { presenceSchema } from './account.js'
import { productNumber } from './cart.js'
import { commerceSchemasOf } from './records.js'

/** An address in commerce's response. */
export const commerceAddressSchema = v.object({
  id: v.string(),
  ...commerceSchemasOf(addressFields),
  customer_id: v.string(),
})

export type CommerceAddress = v.InferOutput<typeof commerceAddressSchema>

export const newCommerceLikeSchema = v.object({ product: productNumber })

const maxProducts = 100

/** Query of staff: likes of one customer, or all likes of some products. */
export const likesQuery = v.union(
  [
    v.strictObject({ customer: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)) }),
    v.strictObject({
      products: v.pipe(
        v.string(),
        v.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/),
        v.transform((text) => [...new Set(text.split(',').map(Number))]),
        v.maxLength(maxProducts),
      ),
    }),
  ],
  'malformed',
)

/** A like in commerce's response. */
export const commerceLikeSchema = v.object({
  ...commerceSchemasOf(likeFields),
  product: v.number(),
})

export type NewCommerceLike = v.InferOutput<typeof newCommerceLikeSchema>
export type CommerceLike = v.InferOutput<typeof commerceLikeSchema>

export const exportSchema = v.object({ ...presenceSchema.entries, locale: language })
export const codeSchema = mailedCodeSchema
export const erasureSchema = askErasureSchema

export const ownDataSchema = v.object(ownDataFields)
export const erasedSchema = v.object(erasedFields)

export type ExportBody = v.InferOutput<typeof exportSchema>
export type CodeBody = v.InferOutput<typeof codeSchema>
export type ErasureBody = v.InferOutput<typeof erasureSchema>
export type OwnData = v.InferOutput<typeof ownDataSchema>
export type Erased = v.InferOutput<typeof erasedSchema>
