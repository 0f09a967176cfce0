import { z } from '@medusajs/framework/zod'
import { mayBeEmail } from '@nas/domain/contact'
import { optional, required } from '../../platform/http/text-fields'
import { socialProviders } from '../workflows/identities'

export const socialBody = z.object({
  provider: z.enum(socialProviders, 'malformed'),
  subject: required(255),
  email: optional(254).refine((email) => email === null || mayBeEmail(email), 'email_invalid'),
  email_verified: z.boolean('malformed'),
  name: optional(120),
  link_to: optional(100),
})
