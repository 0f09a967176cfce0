import { mayBeEmail } from '@nas/domain/contact'
import * as v from 'valibot'
import {
  accountFacts,
  blockCodSchema,
  profileSchema,
  registerSchema,
  userNoteSchema,
} from '../accounts.js'
import { socialProviders } from '../connect.js'
import {
  knownEmailText,
  language,
  newPassword,
  requiredText,
  textOrNull,
} from '../field-schemas.js'
import { longestEmail, longestName } from '../limits.js'
import { accountConsents } from './consent.js'
import { personSchema } from './person.js'

/** A member to be; keys that are not here are dropped: nobody gives themselves a role. */
export const newMemberSchema = v.object({
  ...v.pick(registerSchema, ['username', 'email', 'password', 'fullname', 'phone', 'gender'])
    .entries,
  consents: v.optional(accountConsents, []),
})

/** What staff may change of anybody; role, state and provider are nobody's to write. */
export const personChangeSchema = v.pick(profileSchema, [
  'username',
  'email',
  'fullname',
  'phone',
  'gender',
])

/** What staff decide and note of a person, whom the address names. */
export const codChangeSchema = v.pick(blockCodSchema, ['blocked'])
export const newNoteSchema = v.pick(userNoteSchema, ['words'])

const { viewed, password, currentPassword } = profileSchema.entries

const ownChanges = {
  ...personChangeSchema.entries,
  consents: v.optional(accountConsents),
  viewed,
  password,
  current_password: currentPassword,
}

/** What people may change of themselves. A consent is given by its owner only. */
export const accountChangeSchema = v.object({
  ...ownChanges,
  /** Of the security email about a new e-mail or password. */
  locale: language,
})

export const forgottenPasswordSchema = v.object({ email: knownEmailText, locale: language })

export const newPasswordSchema = v.object({
  code: requiredText(200),
  password: newPassword,
  locale: language,
})

/** Somebody whom Google or Facebook vouches for. */
export const socialIdentitySchema = v.object({
  provider: v.picklist(socialProviders, 'malformed'),
  subject: requiredText(255),
  email: v.pipe(
    textOrNull(longestEmail),
    v.check((email) => email === null || mayBeEmail(email), 'email_invalid'),
  ),
  email_verified: v.boolean('malformed'),
  name: textOrNull(longestName),
  /** The signed-in customer who links the account. */
  link_to: textOrNull(100),
})

export const disconnectionSchema = v.object({
  provider: v.picklist(socialProviders, 'malformed'),
})

export const signedInSchema = v.object({ token: v.string(), person: personSchema })

/** A new token comes with a new password, because all others stop working. */
export const changedAccountSchema = v.object({
  person: personSchema,
  token: v.optional(v.string()),
})

/** A person with what only they themselves and staff may see. */
export const commerceAccountSchema = v.object({ ...personSchema.entries, ...accountFacts })

export type NewMember = v.InferOutput<typeof newMemberSchema>
export type PersonChange = v.InferOutput<typeof personChangeSchema>
export type CodChange = v.InferOutput<typeof codChangeSchema>
export type NewNote = v.InferOutput<typeof newNoteSchema>
export type AccountChangeBody = v.InferOutput<typeof accountChangeSchema>
/** Only the keys that are there change. */
export type AccountChange = Omit<AccountChangeBody, 'locale'>
export type ForgottenPassword = v.InferOutput<typeof forgottenPasswordSchema>
export type NewPassword = v.InferOutput<typeof newPasswordSchema>
export type SocialIdentity = v.InferOutput<typeof socialIdentitySchema>
export type Disconnection = v.InferOutput<typeof disconnectionSchema>
export type SignedIn = v.InferOutput<typeof signedInSchema>
export type ChangedAccount = v.InferOutput<typeof changedAccountSchema>
export type CommerceAccount = v.InferOutput<typeof commerceAccountSchema>
