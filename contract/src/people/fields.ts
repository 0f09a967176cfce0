import * as v from 'valibot'
import { commerceSchemasOf } from '../commerce/records.js'
import { rolesSchema, userFields } from '../user.js'

export const personSchema = v.object({
  ...commerceSchemasOf(userFields),
  actor: v.picklist(['customer', 'user']),
  /** Absent while commerce still runs the previous release. */
  duties: v.optional(rolesSchema, []),
})

export type Person = v.InferOutput<typeof personSchema>
