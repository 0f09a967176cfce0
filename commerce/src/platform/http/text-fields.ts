import { z } from '@medusajs/framework/zod'
import { isEmail, isPhone, normalisePhone } from '@nas/domain/contact'

/** Every message here is one of the codes explained in `messages` of parse. */
const nul = String.fromCharCode(0)

const text = (longest: number) =>
  z
    .string({
      error: ({ input }) => (input === undefined || input === null ? 'required' : 'malformed'),
    })
    .trim()
    .max(longest, 'too_long')
    .refine((value) => !value.includes(nul), 'malformed')

export const required = (longest: number) => text(longest).min(1, 'required')

/** Null when it is missing or empty. */
export const optional = (longest: number) =>
  text(longest)
    .nullish()
    .transform((value) => value || null)

/** For changes: missing stays missing; null or empty clears. */
export const clearable = (longest: number) =>
  text(longest)
    .nullable()
    .transform((value) => value || null)
    .optional()

export const email = required(254).refine(
  (value) => value === '' || isEmail(value),
  'email_invalid',
)

const isMissingOrPhone = (value: string) => value === '' || isPhone(value)

/** A Vietnamese mobile number in its stored form. */
export const storedPhone = required(30)
  .refine(isMissingOrPhone, 'phone_invalid')
  .transform((value) => (isPhone(value) ? normalisePhone(value) : value))

/** In which emails are written to the caller. */
export const language = z.enum(['vi', 'en'], 'malformed').default('vi')
