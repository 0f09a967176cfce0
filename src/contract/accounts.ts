import * as v from 'valibot'
import { knownPassword, requiredText } from './field-schemas.ts'

/** Body of `POST /api/auth/local`. */
export const credentialsSchema = v.object({
  identifier: requiredText(254),
  password: knownPassword,
})
