import * as v from 'valibot'
import { languages } from '../field-schemas.js'

/** What a customer brings back from a payment gateway, in the gateway's own words. */
export const paymentReturnSchema = v.object({ query: v.record(v.string(), v.string()) })

/** For the browser that returns from a gateway: the result and what its page needs, and no person. */
export const paymentResultSchema = v.object({
  order: v.string(),
  number: v.number(),
  result: v.picklist(['success', 'failure', 'waiting']),
  locale: v.picklist(languages),
})

export type PaymentReturn = v.InferOutput<typeof paymentReturnSchema>
export type PaymentResult = v.InferOutput<typeof paymentResultSchema>
