import * as v from 'valibot'
import { dutiesSchema, userFields } from '../user.js'
import { commerceSchemasOf } from './records.js'

/** A customer with an account, or a member of staff, as commerce responds with them. */
export const personSchema = v.object({
  ...commerceSchemasOf(userFields),
  actor: v.picklist(['customer', 'user']),
  /** Absent where commerce is still of the release before. */
  duties: v.optional(dutiesSchema, []),
})

export type Person = v.InferOutput<typeof personSchema>
