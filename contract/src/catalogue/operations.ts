import * as v from 'valibot'
import { boundedArray } from '../bounded-array.js'
import { shippingFields } from '../catalogue.js'
import { commerceSchemasOf } from '../commerce/records.js'
import { type OutputOf, operation } from '../operation.js'

export const listShippings = operation('GET /shippings', {
  visitor: true,
  answer: v.array(v.object({ id: v.string(), ...commerceSchemasOf(shippingFields) })),
  as: 'shippings',
})

export const maxSyncedProducts = 100

const product = v.pipe(
  v.number('malformed'),
  v.safeInteger('malformed'),
  v.minValue(1, 'malformed'),
)

/** Sells published products before the feed reaches them; answers those that cannot be sold. */
export const syncProducts = operation('POST /content-sync', {
  key: true,
  input: v.object({ products: boundedArray(product, { min: 1, max: maxSyncedProducts }) }),
  answer: v.object({
    seen: v.number(),
    invalid: v.array(v.object({ externalId: v.string(), reason: v.string() })),
  }),
})

export type ShippingOption = OutputOf<typeof listShippings>[number]
export type Synced = OutputOf<typeof syncProducts>
