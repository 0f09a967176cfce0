import * as v from 'valibot'
import { type cancelProvenOrderSchema, provenOrderSchema } from '../order-proof.js'
import { newRatingsSchema } from '../ratings/operations.js'

/** Ratings of a proven order, whose lines have commerce's names. */
export const ratedProvenOrderSchema = v.object({
  ...provenOrderSchema.entries,
  ...newRatingsSchema.entries,
})

export type ProvenOrder = v.InferOutput<typeof provenOrderSchema>
export type CancelProvenOrder = v.InferOutput<typeof cancelProvenOrderSchema>
export type RateProvenOrder = v.InferOutput<typeof ratedProvenOrderSchema>
