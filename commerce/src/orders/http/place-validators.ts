import { z } from '@medusajs/framework/zod'
import { isEmail, isPhone, normalisePhone } from '@nas/domain/contact'
import { newPassword } from '../../accounts/http/account-fields'
import { language, optional, required } from '../../platform/http/text-fields'

const item = z.object(
  {
    product: z.int('product_unknown').positive('product_unknown'),
    quantity: z.int('quantity_invalid').min(1, 'quantity_invalid').max(9999, 'quantity_invalid'),
  },
  'malformed',
)

export const orderItems = z.array(item, 'required').min(1, 'required').max(100, 'too_long')

const consent = z.object(
  {
    purpose: z.enum(['data', 'policy', 'marketing', 'loyalty'], 'malformed'),
    granted: z.boolean('malformed'),
    version: required(40),
  },
  'malformed',
)

/** Processing of the receiver's data and the shop's policy: without both there is no order. */
const mandatory = ['data', 'policy'] as const

export const placeOrderBody = z.object({
  items: orderItems,
  name: required(120),
  phone: required(30).refine((phone) => phone === '' || isPhone(phone), 'phone_invalid'),
  email: optional(254).refine((email) => email === null || isEmail(email), 'email_invalid'),
  address: required(300),
  province: required(120),
  district: required(120),
  ward: optional(120),
  note: optional(1000),
  payment: required(40),
  locale: language,
  expected_total: z.int('malformed').min(0, 'malformed').nullish(),
  consents: z
    .array(consent, 'malformed')
    .max(20, 'too_long')
    .default([])
    .superRefine((consents, context) => {
      for (const purpose of mandatory) {
        if (consents.some((given) => given.purpose === purpose && given.granted)) continue
        context.addIssue({ code: 'custom', message: 'consent_required', path: [purpose] })
      }
    }),
})

/** The account that a guest makes with the order; members have one. */
export const guestAccountBody = z.object({
  create_account: z.boolean('malformed').nullish(),
})

export const newAccountBody = z.object({
  email: required(254),
  password: newPassword,
})

export type PlaceOrderBody = z.infer<typeof placeOrderBody>

/** The phone in its stored form; only for a body that has passed. */
export function storedPhone(body: PlaceOrderBody): string {
  return normalisePhone(body.phone)
}

export const idempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/, 'malformed')
  .optional()
