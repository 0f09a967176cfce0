import { z } from '@medusajs/framework/zod'
import { clearable, email, language, required, storedPhone } from '../../platform/http/text-fields'
import { consents, knownPassword, longestGender, newPassword } from './account-fields'

const most = 100

/** What staff may change of anybody; role, state and provider are nobody's to write. */
export const staffChangeBody = z.object({
  username: required(254).optional(),
  email: email.optional(),
  fullname: clearable(120),
  phone: storedPhone.nullable().optional(),
  gender: clearable(longestGender),
})

/** What people may change of themselves. A consent is given by its owner only. */
export const ownChangeBody = staffChangeBody.extend({
  consents: consents.optional(),
  viewed: z
    .array(z.int('product_unknown').positive('product_unknown'), 'malformed')
    .max(most, 'too_long')
    .optional(),
  password: newPassword.optional(),
  current_password: knownPassword.optional(),
  /** The language in which the owner is told. */
  locale: language,
})
