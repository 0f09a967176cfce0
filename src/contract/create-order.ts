import { isEmail, isPhone } from '@nas/domain'
import * as v from 'valibot'

/** The message of each rule is its code in `details.errors` (contract part 3). */
const text = (longest: number) =>
  v.pipe(v.string('required'), v.trim(), v.maxLength(longest, 'too_long'))
const required = (longest: number) => v.pipe(text(longest), v.nonEmpty('required'))
const optional = (longest: number) =>
  v.nullish(v.pipe(v.string('malformed'), v.trim(), v.maxLength(longest, 'too_long')))

const productId = v.pipe(
  v.union(
    [v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))],
    'malformed',
  ),
  v.integer('malformed'),
  v.minValue(1, 'malformed'),
)

const cartItem = v.object(
  {
    product: productId,
    quantity: v.pipe(
      v.number('quantity_invalid'),
      v.integer('quantity_invalid'),
      v.minValue(1, 'quantity_invalid'),
    ),
  },
  'malformed',
)

const given = v.nullish(v.boolean('malformed'), false)
const mandatory = v.literal(true, 'consent_required')

/**
 * Body of `POST /api/app/createorder`. Nothing about money, state or owner is read from it:
 * `expected_total` is compared, never used.
 */
export const createOrderSchema = v.object({
  name: required(120),
  phone: v.pipe(
    required(30),
    v.check((phone) => phone === '' || isPhone(phone), 'phone_invalid'),
  ),
  email: v.nullish(
    v.pipe(
      text(254),
      v.check((email) => email === '' || isEmail(email), 'email_invalid'),
    ),
  ),
  address: required(300),
  province: required(120),
  district: required(120),
  ward: optional(120),
  note: optional(1000),
  payment: v.union([required(40), v.pipe(v.number(), v.integer(), v.minValue(1))], 'required'),
  cartitems: v.pipe(
    v.array(cartItem, 'required'),
    v.minLength(1, 'required'),
    v.maxLength(100, 'too_long'),
  ),
  consent_data: mandatory,
  consent_policy: mandatory,
  consent_marketing: given,
  consent_loyalty: given,
  locale: v.optional(v.picklist(['vi', 'en'], 'malformed'), 'vi'),
  expected_total: v.nullish(v.pipe(v.number('malformed'), v.integer('malformed'))),
})

export type CreateOrderInput = v.InferInput<typeof createOrderSchema>
export type CreateOrderBody = v.InferOutput<typeof createOrderSchema>
