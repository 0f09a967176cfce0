import * as v from 'valibot'
import { shippingFields } from '../catalogue.js'
import { commerceSchemasOf } from './records.js'

/** A shipping option as commerce responds with it. */
export const shippingOptionSchema = v.object({
  id: v.string(),
  ...commerceSchemasOf(shippingFields),
})

export type ShippingOption = v.InferOutput<typeof shippingOptionSchema>
