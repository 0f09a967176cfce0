import { z } from '@medusajs/framework/zod'
import { required } from '../../platform/http/text-fields'
import { knownPassword } from './account-fields'

export const signInBody = z.object({ identifier: required(254), password: knownPassword })
