import { z } from '@medusajs/framework/zod'
import { mayBeEmail } from '@nas/domain'

export const forgotPasswordBody = z.object({
  email: z.string({ error: 'required' }).trim().refine(mayBeEmail, 'email_invalid'),
  locale: z.enum(['vi', 'en'], 'malformed').default('vi'),
})
