import { z } from '@medusajs/framework/zod'
import { knownPassword } from '../../../account-fields'
import { required } from '../../../text-fields'

export const signInBody = z.object({ identifier: required(254), password: knownPassword })
