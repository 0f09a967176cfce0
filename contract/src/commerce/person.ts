import * as v from 'valibot'
import { inviteStaffSchema, resetStaffSchema, staffRolesSchema } from '../staff.js'
import { purchaseFields, rolesSchema, userFields } from '../user.js'
import { commerceSchemasOf } from './records.js'

/** A customer with an account, or a member of staff, in commerce's response. */
export const personSchema = v.object({
  ...commerceSchemasOf(userFields),
  actor: v.picklist(['customer', 'user']),
  /** Absent while commerce still runs the previous release. */
  duties: v.optional(rolesSchema, []),
})

export type Person = v.InferOutput<typeof personSchema>

export const newStaffSchema = inviteStaffSchema

/** The member of staff in the address. */
export const rolesChangeSchema = v.pick(staffRolesSchema, ['duties'])
export const staffResetSchema = v.pick(resetStaffSchema, ['locale'])
export const staffRemovalSchema = v.object({})

export type NewStaff = v.InferOutput<typeof newStaffSchema>
export type RolesChange = v.InferOutput<typeof rolesChangeSchema>
export type StaffReset = v.InferOutput<typeof staffResetSchema>

/** Order figures of a customer in commerce's response; the id is the customer's. */
export const purchasesSchema = v.object(commerceSchemasOf(purchaseFields))
export type Purchases = v.InferOutput<typeof purchasesSchema>
