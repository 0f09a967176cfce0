import * as v from 'valibot'
import { addressFields } from '../addresses.js'
import { commerceSchemasOf } from './records.js'

/** An address as commerce responds with it. */
export const commerceAddressSchema = v.object({
  id: v.string(),
  ...commerceSchemasOf(addressFields),
  customer_id: v.string(),
})

export type CommerceAddress = v.InferOutput<typeof commerceAddressSchema>
