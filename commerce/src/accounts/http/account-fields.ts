import { z } from '@medusajs/framework/zod'
import { clearable, email, required, storedPhone } from '../../platform/http/text-fields'
import { longestPassword, shortestPassword } from '../workflows/passwords'

const nul = String.fromCharCode(0)

/** A password is taken as it is: blanks at its ends belong to it. */
const passwordText = z
  .string({
    error: ({ input }) => (input === undefined || input === null ? 'required' : 'malformed'),
  })
  .refine((value) => !value.includes(nul), 'malformed')

/** A password that somebody chooses. */
export const newPassword = passwordText
  .min(shortestPassword, 'password_short')
  .max(longestPassword, 'password_long')

/** A password that somebody already has. */
export const knownPassword = passwordText.min(1, 'required').max(longestPassword, 'too_long')

export const longestGender = 20

/** What may be changed of a person; null or an empty text clears what may be missing. */
export const profileFields = {
  username: required(254).optional(),
  email: email.optional(),
  fullname: clearable(120),
  phone: storedPhone.nullable().optional(),
  gender: clearable(longestGender),
}

export const consents = z
  .array(
    z.object(
      {
        purpose: z.enum(['data', 'policy', 'marketing', 'loyalty', 'all'], 'malformed'),
        granted: z.boolean('malformed'),
        version: required(40),
      },
      'malformed',
    ),
    'malformed',
  )
  .max(20, 'too_long')
