import * as v from 'valibot'
import { inviteStaffSchema, resetStaffSchema, staffDutiesSchema } from '../staff.js'

export const newStaffSchema = inviteStaffSchema

/** Of the member of staff whom the address names. */
export const dutiesChangeSchema = v.pick(staffDutiesSchema, ['duties'])
export const staffResetSchema = v.pick(resetStaffSchema, ['locale'])
export const staffRemovalSchema = v.object({})

export type NewStaff = v.InferOutput<typeof newStaffSchema>
export type DutiesChange = v.InferOutput<typeof dutiesChangeSchema>
export type StaffReset = v.InferOutput<typeof staffResetSchema>
