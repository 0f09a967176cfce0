import * as v from 'valibot'
import * as schema from './field-schemas.js'
import * as limits from './limits.js'

/** Three levels until 2025-07-01 (SPEC §5): province, district, ward; since then province, ward. */
export const addressSchemes = ['three_levels', 'two_levels'] as const
export type AddressScheme = (typeof addressSchemes)[number]
const addressScheme = v.optional(v.picklist(addressSchemes, 'malformed'), 'three_levels')

export const receiverEntries = {
  name: schema.requiredText(limits.longestName),
  phone: schema.phoneText,
  email: schema.emailOrNull,
  address: schema.requiredText(limits.longestStreet),
  province: schema.requiredText(limits.longestPlace),
  district: schema.textOrNull(limits.longestPlace),
  ward: schema.textOrNull(limits.longestPlace),
  address_scheme: addressScheme,
  note: schema.textOrNull(limits.longestNote),
}

type Receiver = v.InferOutput<v.ObjectSchema<typeof receiverEntries, undefined>>

/** Three levels require a district; two levels a ward, which some islands did not have. */
const hasDistrict = ({ district, address_scheme }: Pick<Receiver, 'district' | 'address_scheme'>) =>
  address_scheme === 'two_levels' || district !== null
const hasWard = ({ ward, address_scheme }: Pick<Receiver, 'ward' | 'address_scheme'>) =>
  address_scheme === 'three_levels' || ward !== null

type ReceiverSchema<More> = v.ObjectSchema<typeof receiverEntries & More, undefined>

export function withReceiver<More extends v.ObjectEntries>(more: More) {
  const entries: typeof receiverEntries = { ...receiverEntries, ...more }
  return v.pipe(
    v.object(entries),
    v.forward(v.partialCheck([['district'], ['address_scheme']], hasDistrict, 'required'), [
      'district',
    ]),
    v.forward(v.partialCheck([['ward'], ['address_scheme']], hasWard, 'required'), ['ward']),
  ) as v.GenericSchema as v.GenericSchema<
    v.InferInput<ReceiverSchema<More>>,
    v.InferOutput<ReceiverSchema<More>>
  >
}

/** Money, state and owner are never read from the body; `expected_total` is only compared. */
export const createOrderSchema = withReceiver({
  payment: v.union(
    [
      schema.requiredText(limits.longestPaymentCode),
      v.pipe(v.number(), v.integer(), v.minValue(1)),
    ],
    'required',
  ),
  cartitems: schema.wantedItems,
  consent_data: schema.requiredConsent,
  consent_policy: schema.requiredConsent,
  consent_marketing: schema.givenConsent,
  consent_loyalty: schema.givenConsent,
  locale: schema.language,
  shipping: v.nullish(v.union([schema.requiredText(60), v.number()], 'malformed')),
  /** A guest may register with the e-mail and password of this order (SPEC §3). */
  create_account: v.nullish(v.boolean('malformed'), false),
  password: v.nullish(schema.newPassword),
  /** The proof of a guest's e-mail, which allows an order beyond the number of unpaid ones. */
  email_proof: schema.textOrNull(limits.longestProof),
  expected_total: v.nullish(schema.amount),
})

export const orderAccountSchema = v.object({
  email: schema.requiredText(limits.longestEmail),
  password: schema.newPassword,
})

export type CreateOrderInput = v.InferInput<typeof createOrderSchema>
export type CreateOrderBody = v.InferOutput<typeof createOrderSchema>
export type OrderAccount = v.InferOutput<typeof orderAccountSchema>
