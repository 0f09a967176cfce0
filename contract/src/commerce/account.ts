import { mayBeEmail } from '@nas/domain/contact'
import * as v from 'valibot'
import {
  accountFacts,
  blockCodSchema,
  blockUserSchema,
  credentialsSchema,
  pendingEmailSchema,
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
import { longestEmail, longestMailedCode, longestName } from '../limits.js'
import { accountConsents, newAccountConsents } from './consent.js'
import { personSchema } from './person.js'
import { sessionRequestSchema, tokensSchema } from './session.js'

/** A new member. Unknown keys are dropped, so a body cannot set a role. */
export const newMemberSchema = v.object({
  ...v.pick(registerSchema, ['username', 'email', 'password', 'fullname', 'phone', 'gender'])
    .entries,
  consents: newAccountConsents,
  session: sessionRequestSchema,
})

/** A registration that needs the mailed link; the password is chosen there. */
export const askedRegistrationSchema = v.object({
  ...v.omit(newMemberSchema, ['password', 'session']).entries,
  locale: language,
})

/** Fields of any person that staff may change; not the role, the state or the provider. */
export const personChangeSchema = v.object({
  ...v.pick(profileSchema, ['username', 'email', 'fullname', 'phone', 'gender']).entries,
  /** Version that the change was made from; another stored version is rejected as `stale`. */
  updated_at: profileSchema.entries.updatedAt,
})

/** Decisions and notes of staff about the person in the address. */
export const codChangeSchema = v.pick(blockCodSchema, ['blocked'])
export const blockChangeSchema = v.pick(blockUserSchema, ['blocked'])
export const newNoteSchema = v.pick(userNoteSchema, ['words'])

const { viewed, password, currentPassword } = profileSchema.entries

const ownChanges = {
  ...personChangeSchema.entries,
  consents: v.optional(accountConsents),
  viewed,
  password,
  current_password: currentPassword,
}

/** Fields that people may change themselves. Only the owner may give a consent. */
export const accountChangeSchema = v.object({
  ...ownChanges,
  /** Language of the security email about a new e-mail or password. */
  locale: language,
})

export const forgottenPasswordSchema = v.object({ email: knownEmailText, locale: language })

/** The person in the address, or the caller. */
export const pendingEmailChangeSchema = v.pick(pendingEmailSchema, ['action'])

export const newPasswordSchema = v.object({
  code: requiredText(longestMailedCode),
  password: newPassword,
  locale: language,
  session: sessionRequestSchema,
})

/** A person whose identity Google or Facebook has verified. */
export const socialIdentitySchema = v.object({
  provider: v.picklist(socialProviders, 'malformed'),
  subject: requiredText(255),
  email: v.pipe(
    textOrNull(longestEmail),
    v.check((email) => email === null || mayBeEmail(email), 'email_invalid'),
  ),
  email_verified: v.boolean('malformed'),
  name: textOrNull(longestName),
})

/** Signs in by a verified identity; a person without an account gets one with these consents. */
export const socialSignInSchema = v.object({
  ...socialIdentitySchema.entries,
  consents: v.optional(accountConsents, []),
  session: sessionRequestSchema,
})

/** Links the identity to a signed-in customer. */
export const socialLinkSchema = v.object({
  ...socialIdentitySchema.entries,
  link_to: requiredText(100),
})

/** Proof that the owner is present, for actions that a stranger at an open page must not do. */
export const presenceSchema = v.object({ current_password: currentPassword })

export const disconnectionSchema = v.object({
  ...presenceSchema.entries,
  provider: v.picklist(socialProviders, 'malformed'),
})

/** The name of a sign-in, as typed. */
export const signInNameSchema = v.object({ identifier: v.string() })

/** Id of the account, null without one; and the name in the form in which names are compared. */
export const signInHolderSchema = v.object({ account: v.nullable(v.string()), key: v.string() })

export const signInBodySchema = v.object({
  ...v.pick(credentialsSchema, ['identifier', 'password']).entries,
  session: sessionRequestSchema,
})

export const signedInSchema = v.object({ ...tokensSchema.entries, person: personSchema })

/** A person with the fields that only they and staff may see. */
export const commerceAccountSchema = v.object({ ...personSchema.entries, ...accountFacts })

export type AskedRegistration = v.InferOutput<typeof askedRegistrationSchema>
export type NewMember = v.InferOutput<typeof newMemberSchema>
export type PersonChange = v.InferOutput<typeof personChangeSchema>
export type BlockChange = v.InferOutput<typeof blockChangeSchema>
export type CodChange = v.InferOutput<typeof codChangeSchema>
export type NewNote = v.InferOutput<typeof newNoteSchema>
export type AccountChangeBody = v.InferOutput<typeof accountChangeSchema>
/** Only the given keys change. */
export type AccountChange = Omit<AccountChangeBody, 'locale'>
export type ForgottenPassword = v.InferOutput<typeof forgottenPasswordSchema>
export type PendingEmailChange = v.InferOutput<typeof pendingEmailChangeSchema>
export type PendingEmailAction = PendingEmailChange['action']
export type NewPassword = v.InferOutput<typeof newPasswordSchema>
export type SocialIdentity = v.InferOutput<typeof socialIdentitySchema>
export type SocialSignInBody = v.InferOutput<typeof socialSignInSchema>
export type SocialLinkBody = v.InferOutput<typeof socialLinkSchema>
export type OwnerPresence = v.InferOutput<typeof presenceSchema>
export type Disconnection = v.InferOutput<typeof disconnectionSchema>
export type SignInName = v.InferOutput<typeof signInNameSchema>
export type SignInHolder = v.InferOutput<typeof signInHolderSchema>
export type SignInBody = v.InferOutput<typeof signInBodySchema>
export type SignedIn = v.InferOutput<typeof signedInSchema>
export type CommerceAccount = v.InferOutput<typeof commerceAccountSchema>
