import { z } from '@medusajs/framework/zod'
import { mayBeEmail } from '@nas/domain/contact'
import { language } from '../../platform/http/text-fields'

export const forgotPasswordBody = z.object({
  email: z.string({ error: 'required' }).trim().refine(mayBeEmail, 'email_invalid'),
  locale: language,
})
