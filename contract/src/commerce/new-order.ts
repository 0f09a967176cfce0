import * as v from 'valibot'
import { createOrderFields, hasDistrict, hasWard } from '../create-order.js'
import { requiredText } from '../field-schemas.js'
import { longestPaymentCode } from '../limits.js'
import { orderConsents } from './consent.js'
import { commerceItems } from './lines.js'

/** An order as commerce is asked to place it. */
export const newOrderSchema = v.pipe(
  v.object({
    items: commerceItems,
    ...v.pick(createOrderFields, [
      'name',
      'phone',
      'email',
      'address',
      'province',
      'district',
      'ward',
      'address_scheme',
      'note',
      'locale',
      'expected_total',
      'create_account',
      'password',
    ]).entries,
    payment: requiredText(longestPaymentCode),
    consents: orderConsents,
  }),
  v.forward(v.partialCheck([['district'], ['address_scheme']], hasDistrict, 'required'), [
    'district',
  ]),
  v.forward(v.partialCheck([['ward'], ['address_scheme']], hasWard, 'required'), ['ward']),
)

export type NewOrder = v.InferOutput<typeof newOrderSchema>
