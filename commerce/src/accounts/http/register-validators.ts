import { z } from '@medusajs/framework/zod'
import { email, language, optional, storedPhone } from '../../platform/http/text-fields'
import { consents, longestGender, newPassword } from './account-fields'

/** Keys that are not here are dropped: nobody gives themselves a role. */
export const registerBody = z.object({
  username: optional(254),
  email,
  password: newPassword,
  fullname: optional(120),
  phone: storedPhone,
  gender: optional(longestGender),
  locale: language,
  consents: consents.default([]),
})
