import * as v from 'valibot'
import { createOrderSchema } from '../create-order.js'
import { requiredText } from '../field-schemas.js'
import { longestPaymentCode } from '../limits.js'
import { orderConsents } from './consent.js'
import { commerceItems } from './lines.js'

/** An order as commerce is asked to place it. */
export const newOrderSchema = v.object({
  items: commerceItems,
  ...v.pick(createOrderSchema, [
    'name',
    'phone',
    'email',
    'address',
    'province',
    'district',
    'ward',
    'note',
    'locale',
    'expected_total',
    'create_account',
    'password',
  ]).entries,
  payment: requiredText(longestPaymentCode),
  consents: orderConsents,
})

export type NewOrder = v.InferOutput<typeof newOrderSchema>
