import * as v from 'valibot'
import { refundOrderSchema } from '../payments.js'

/** Staff have paid back what was due. */
export const refundSchema = v.pick(refundOrderSchema, ['note'])

export type Refund = v.InferOutput<typeof refundSchema>
