import { z } from '@medusajs/framework/zod'
import { newPassword } from '../../../account-fields'
import { language } from '../../../text-fields'

export const resetPasswordBody = z.object({
  code: z.string({ error: 'required' }).min(1, 'required').max(200, 'too_long'),
  password: newPassword,
  locale: language,
})
