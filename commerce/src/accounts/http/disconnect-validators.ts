import { z } from '@medusajs/framework/zod'
import { socialProviders } from '../workflows/identities'

export const disconnectBody = z.object({ provider: z.enum(socialProviders, 'malformed') })
