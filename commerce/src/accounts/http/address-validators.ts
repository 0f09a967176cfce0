import { z } from '@medusajs/framework/zod'
import { isPhone, normalisePhone } from '@nas/domain/contact'

const nul = String.fromCharCode(0)
const text = (longest: number) =>
  z
    .string({
      error: ({ input }) => (input === undefined || input === null ? 'required' : 'malformed'),
    })
    .trim()
    .max(longest, 'too_long')
    .refine((value) => !value.includes(nul), 'malformed')

const required = (longest: number) => text(longest).min(1, 'required')
const optional = (longest: number) =>
  text(longest)
    .nullable()
    .transform((value) => value || null)

const phone = required(30)
  .refine((value) => value === '' || isPhone(value), 'phone_invalid')
  .transform((value) => (isPhone(value) ? normalisePhone(value) : value))

/** Whose it is stands nowhere in a body: it is the caller's. */
export const addressBody = z.object({
  name: required(120),
  phone,
  address: required(300),
  province: optional(120).default(null),
  district: optional(120).default(null),
  ward: optional(120).default(null),
})

export const addressChanges = z.object({
  name: required(120).optional(),
  phone: phone.optional(),
  address: required(300).optional(),
  province: optional(120).optional(),
  district: optional(120).optional(),
  ward: optional(120).optional(),
})
