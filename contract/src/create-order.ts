import * as v from 'valibot'
import {
  emailOrNull,
  givenConsent,
  language,
  newPassword,
  phoneText,
  requiredText,
  textOrNull,
  wantedItems,
} from './field-schemas.js'
import {
  longestEmail,
  longestName,
  longestNote,
  longestPaymentCode,
  longestPlace,
  longestStreet,
} from './limits.js'

const mandatory = v.literal(true, 'consent_required')

/**
 * Body of `POST /api/app/createorder`. Nothing about money, state or owner is read from it:
 * `expected_total` is compared, never used.
 */
export const createOrderSchema = v.object({
  name: requiredText(longestName),
  phone: phoneText,
  email: emailOrNull,
  address: requiredText(longestStreet),
  province: requiredText(longestPlace),
  district: requiredText(longestPlace),
  ward: textOrNull(longestPlace),
  note: textOrNull(longestNote),
  payment: v.union(
    [requiredText(longestPaymentCode), v.pipe(v.number(), v.integer(), v.minValue(1))],
    'required',
  ),
  cartitems: wantedItems,
  consent_data: mandatory,
  consent_policy: mandatory,
  consent_marketing: givenConsent,
  consent_loyalty: givenConsent,
  locale: language,
  shipping: v.nullish(v.union([requiredText(60), v.number()], 'malformed')),
  /** A guest may become a member with the e-mail and password of this order (SPEC §3). */
  create_account: v.nullish(v.boolean('malformed'), false),
  password: v.nullish(newPassword),
  expected_total: v.nullish(
    v.pipe(v.number('malformed'), v.integer('malformed'), v.minValue(0, 'malformed')),
  ),
})

/** What an account cannot be made without. */
export const orderAccountSchema = v.object({
  email: requiredText(longestEmail),
  password: newPassword,
})

export type CreateOrderInput = v.InferInput<typeof createOrderSchema>
export type CreateOrderBody = v.InferOutput<typeof createOrderSchema>
export type OrderAccount = v.InferOutput<typeof orderAccountSchema>
