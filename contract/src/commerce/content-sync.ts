import * as v from 'valibot'
import { boundedArray } from '../bounded-array.js'

export const maxSyncedProducts = 100

const product = v.pipe(
  v.number('malformed'),
  v.safeInteger('malformed'),
  v.minValue(1, 'malformed'),
)

/** Products that commerce has to sync with the content, by number. */
export const contentSyncSchema = v.object({
  products: boundedArray(product, { min: 1, max: maxSyncedProducts }),
})

/** The number of synced products, and why some of them cannot be sold. */
export const syncedSchema = v.object({
  seen: v.number(),
  invalid: v.array(v.object({ externalId: v.string(), reason: v.string() })),
})

export type ContentSync = v.InferOutput<typeof contentSyncSchema>
export type Synced = v.InferOutput<typeof syncedSchema>
