import * as v from 'valibot'
import { shippingFields } from '../catalogue.js'
import { linesOf, quantity } from '../field-schemas.js'
import { commerceSchemasOf } from './records.js'

/** A product by its number in the content application. */
export const productNumber = v.pipe(
  v.number('product_unknown'),
  v.safeInteger('product_unknown'),
  v.minValue(1, 'product_unknown'),
)

/** The same in an address. */
export const productDigits = v.pipe(
  v.string('product_unknown'),
  v.regex(/^[1-9]\d{0,8}$/, 'product_unknown'),
  v.transform(Number),
)

/** Requested products with quantities. */
export const commerceItems = linesOf(v.object({ product: productNumber, quantity }, 'malformed'))

export type WantedItem = v.InferOutput<typeof commerceItems>[number]

export const newCartSchema = v.object({ items: commerceItems })

/** A cart in commerce's response. */
export const commerceCartSchema = v.object({
  id: v.string(),
  items: v.array(
    v.object({ id: v.string(), product: v.number(), quantity: v.number(), price: v.number() }),
  ),
  created_at: v.string(),
  updated_at: v.string(),
})

export type NewCart = v.InferOutput<typeof newCartSchema>
export type CommerceCart = v.InferOutput<typeof commerceCartSchema>

/** A shipping option in commerce's response. */
export const shippingOptionSchema = v.object({
  id: v.string(),
  ...commerceSchemasOf(shippingFields),
})

export type ShippingOption = v.InferOutput<typeof shippingOptionSchema>
