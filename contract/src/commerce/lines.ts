import * as v from 'valibot'
import { linesOf, quantity } from '../field-schemas.js'

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

/** What is wanted of the shop. */
export const commerceItems = linesOf(v.object({ product: productNumber, quantity }, 'malformed'))

export type WantedItem = v.InferOutput<typeof commerceItems>[number]
