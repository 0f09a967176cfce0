import { z } from '@medusajs/framework/zod'
import { isEmail } from '@nas/domain'

export const forgotPasswordBody = z.object({
  email: z.string({ error: 'required' }).trim().refine(isEmail, 'email_invalid'),
  locale: z.enum(['vi', 'en'], 'malformed').default('vi'),
})
