import { duties } from '@nas/domain/duties'
import * as v from 'valibot'
import { userId } from './accounts.js'
import { boundedArray } from './bounded-array.js'
import { emailText, languages, requiredText } from './field-schemas.js'
import { longestName } from './limits.js'

/** At least one role; duplicates count once. */
const heldRoles = v.pipe(
  boundedArray(v.picklist(duties, 'malformed'), { min: 1, max: 2 * duties.length }),
  v.transform((held) => [...new Set(held)]),
)

/** Body of `POST /api/app/invitestaff`. */
export const inviteStaffSchema = v.object({
  email: emailText,
  fullname: requiredText(longestName),
  duties: heldRoles,
  /** Language of the mail. */
  locale: v.nullish(v.picklist(languages, 'malformed'), 'vi'),
})

/** Body of `POST /api/app/staffduties`. */
export const staffRolesSchema = v.object({ user: userId, duties: heldRoles })

/** Body of `POST /api/app/resetstaff`, which mails a link to set a new password. */
export const resetStaffSchema = v.object({
  user: userId,
  locale: v.nullish(v.picklist(languages, 'malformed'), 'vi'),
})

/** Body of `POST /api/app/removestaff`. */
export const removeStaffSchema = v.object({ user: userId })

export type InviteStaff = v.InferOutput<typeof inviteStaffSchema>
