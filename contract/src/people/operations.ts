import { roles } from '@nas/domain/roles'
import * as v from 'valibot'
import { pendingEmailSchema, profileSchema, userAccountAnswerSchema } from '../accounts/fields.js'
import { boundedArray } from '../bounded-array.js'
import { emailText, languages, requiredText, textId, textOrNull } from '../field-schemas.js'
import { longestName, longestReason, longestUserNote } from '../limits.js'
import { listOperation, operation, type ParsedOf } from '../operation.js'
import { personSchema } from './fields.js'

const user = textId
const userAccount = userAccountAnswerSchema.entries.data

export const listPeople = listOperation('/users', {
  staff: 'people.read',
  record: personSchema,
  as: 'users',
})

export const findPerson = operation('GET /users/:user', {
  staff: 'people.read',
  key: true,
  input: v.object({ user }),
  answer: personSchema,
  as: 'person',
})

/** Fields of any person that staff may change; not the role, the state or the provider. */
export const personChange = {
  ...v.pick(profileSchema, ['username', 'email', 'fullname', 'phone', 'gender']).entries,
  /** Version that the change was made from; another stored version is rejected as `stale`. */
  updated_at: profileSchema.entries.updatedAt,
}

export const changePerson = operation('POST /users/:user', {
  staff: 'people.write',
  input: v.object({ user, ...personChange }),
  answer: personSchema,
  as: 'person',
})

export const readUserAccount = operation('GET /users/:user/account', {
  staff: 'people.read',
  wire: 'GET /app/useraccount',
  summary: 'Consents, ways to sign in and notes of a person, for staff',
  input: v.object({ user }),
  answer: userAccount,
  as: 'account',
})

export const changePendingEmail = operation('POST /users/:user/pending-email', {
  staff: 'people.write',
  input: v.object({ user, action: pendingEmailSchema.entries.action }),
})

export const blockCod = operation('POST /users/:user/cod', {
  staff: 'people.write',
  wire: 'POST /app/blockcod',
  summary: 'Rule out cash on delivery for a member and their phone, or offer it again',
  input: v.pipe(
    v.object({ user, blocked: v.boolean('malformed'), reason: textOrNull(longestReason) }),
    v.forward(
      v.check(({ blocked, reason }) => !blocked || reason !== null, 'required'),
      ['reason'],
    ),
  ),
  answer: userAccount,
  as: 'account',
})

export const blockPerson = operation('POST /users/:user/blocked', {
  staff: 'people.write',
  fresh: true,
  wire: 'POST /app/blockuser',
  summary: 'Block a person everywhere and at once, or unblock them',
  input: v.object({ user, blocked: v.boolean('malformed') }),
  answer: personSchema,
  as: 'person',
})

export const addNote = operation('POST /users/:user/notes', {
  staff: 'people.write',
  wire: 'POST /app/usernote',
  summary: 'Add a note about a person, for staff',
  input: v.object({ user, words: requiredText(longestUserNote) }),
  answer: userAccount,
  as: 'account',
})

/** At least one role; duplicates count once. */
const heldRoles = v.pipe(
  boundedArray(v.picklist(roles, 'malformed'), { min: 1, max: 2 * roles.length }),
  v.transform((held) => [...new Set(held)]),
)

const locale = v.nullish(v.picklist(languages, 'malformed'), 'vi')

/** Managers administer staff; `forbidden` for the caller's own account. */
const byManagers = { staff: 'staff', fresh: true, answer: personSchema, as: 'person' } as const

export const inviteStaff = operation('POST /staff', {
  ...byManagers,
  wire: 'POST /app/invitestaff',
  summary: 'Create an account of staff, whose owner sets the password by a mailed link',
  input: v.object({
    email: emailText,
    fullname: requiredText(longestName),
    duties: heldRoles,
    locale,
  }),
})

export const changeRoles = operation('POST /staff/:user/duties', {
  ...byManagers,
  wire: 'POST /app/staffduties',
  summary: 'Set the roles of a colleague',
  input: v.object({ user, duties: heldRoles }),
})

export const resetStaff = operation('POST /staff/:user/reset', {
  ...byManagers,
  wire: 'POST /app/resetstaff',
  summary: 'Mail a colleague a link to set a new password',
  input: v.object({ user, locale }),
})

export const removeStaff = operation('POST /staff/:user/remove', {
  ...byManagers,
  wire: 'POST /app/removestaff',
  summary: 'Remove the account of a colleague, everywhere and at once',
  input: v.object({ user }),
})

export type InviteStaff = ParsedOf<typeof inviteStaff>
