import * as v from 'valibot'
import {
  givenConsent,
  newPassword,
  optionalEmail,
  optionalText,
  phoneText,
  requiredText,
  wantedItem,
} from './field-schemas.js'

const mandatory = v.literal(true, 'consent_required')

/**
 * Body of `POST /api/app/createorder`. Nothing about money, state or owner is read from it:
 * `expected_total` is compared, never used.
 */
export const createOrderSchema = v.object({
  name: requiredText(120),
  phone: phoneText,
  email: optionalEmail,
  address: requiredText(300),
  province: requiredText(120),
  district: requiredText(120),
  ward: optionalText(120),
  note: optionalText(1000),
  payment: v.union([requiredText(40), v.pipe(v.number(), v.integer(), v.minValue(1))], 'required'),
  cartitems: v.pipe(
    v.array(wantedItem, 'malformed'),
    v.minLength(1, 'required'),
    v.maxLength(100, 'too_long'),
  ),
  consent_data: mandatory,
  consent_policy: mandatory,
  consent_marketing: givenConsent,
  consent_loyalty: givenConsent,
  locale: v.optional(v.picklist(['vi', 'en'], 'malformed'), 'vi'),
  shipping: v.nullish(v.union([requiredText(60), v.number()], 'malformed')),
  /** A guest may become a member with the e-mail and password of this order (SPEC §3). */
  create_account: v.nullish(v.boolean('malformed'), false),
  password: v.nullish(newPassword),
  expected_total: v.nullish(v.pipe(v.number('malformed'), v.integer('malformed'))),
})

export type CreateOrderInput = v.InferInput<typeof createOrderSchema>
export type CreateOrderBody = v.InferOutput<typeof createOrderSchema>
