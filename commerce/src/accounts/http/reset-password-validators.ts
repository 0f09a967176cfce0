import { z } from '@medusajs/framework/zod'
import { language } from '../../platform/http/text-fields'
import { newPassword } from './account-fields'

export const resetPasswordBody = z.object({
  code: z.string({ error: 'required' }).min(1, 'required').max(200, 'too_long'),
  password: newPassword,
  locale: language,
})
