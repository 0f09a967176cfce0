import { mayBeEmail } from '@nas/domain/contact'
import * as v from 'valibot'
import {
  accountFacts,
  blockCodSchema,
  blockUserSchema,
  credentialsSchema,
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

/** A member to be; keys that are not here are dropped: nobody gives themselves a role. */
export const newMemberSchema = v.object({
  ...v.pick(registerSchema, ['username', 'email', 'password', 'fullname', 'phone', 'gender'])
    .entries,
  consents: newAccountConsents,
  session: sessionRequestSchema,
})

/** A member to be who has yet to open the mail; the password is chosen then. */
export const askedRegistrationSchema = v.object({
  ...v.omit(newMemberSchema, ['password', 'session']).entries,
  locale: language,
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

/** What people may change of themselves. A consent is given by its owner only. */
export const accountChangeSchema = v.object({
  ...ownChanges,
  /** Of the security email about a new e-mail or password. */
  locale: language,
})

export const forgottenPasswordSchema = v.object({ email: knownEmailText, locale: language })

export const newPasswordSchema = v.object({
  code: requiredText(longestMailedCode),
  password: newPassword,
  locale: language,
  session: sessionRequestSchema,
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
})

/** Signs in whom the provider vouches for; whoever has no account yet gets one with these consents. */
export const socialSignInSchema = v.object({
  ...socialIdentitySchema.entries,
  consents: v.optional(accountConsents, []),
  session: sessionRequestSchema,
})

/** Links that sign-in to a customer who is signed in. */
export const socialLinkSchema = v.object({
  ...socialIdentitySchema.entries,
  link_to: requiredText(100),
})

/** How the owner shows to be there, for what a stranger at an open page must not do. */
export const presenceSchema = v.object({ current_password: currentPassword })

export const disconnectionSchema = v.object({
  ...presenceSchema.entries,
  provider: v.picklist(socialProviders, 'malformed'),
})

export const signInBodySchema = v.object({
  ...v.pick(credentialsSchema, ['identifier', 'password']).entries,
  session: sessionRequestSchema,
})

export const signedInSchema = v.object({ ...tokensSchema.entries, person: personSchema })

/** A person with what only they themselves and staff may see. */
export const commerceAccountSchema = v.object({ ...personSchema.entries, ...accountFacts })

export type AskedRegistration = v.InferOutput<typeof askedRegistrationSchema>
export type NewMember = v.InferOutput<typeof newMemberSchema>
export type PersonChange = v.InferOutput<typeof personChangeSchema>
export type BlockChange = v.InferOutput<typeof blockChangeSchema>
export type CodChange = v.InferOutput<typeof codChangeSchema>
export type NewNote = v.InferOutput<typeof newNoteSchema>
export type AccountChangeBody = v.InferOutput<typeof accountChangeSchema>
/** Only the keys that are there change. */
export type AccountChange = Omit<AccountChangeBody, 'locale'>
export type ForgottenPassword = v.InferOutput<typeof forgottenPasswordSchema>
export type NewPassword = v.InferOutput<typeof newPasswordSchema>
export type SocialIdentity = v.InferOutput<typeof socialIdentitySchema>
export type SocialSignInBody = v.InferOutput<typeof socialSignInSchema>
export type SocialLinkBody = v.InferOutput<typeof socialLinkSchema>
export type OwnerPresence = v.InferOutput<typeof presenceSchema>
export type Disconnection = v.InferOutput<typeof disconnectionSchema>
export type SignInBody = v.InferOutput<typeof signInBodySchema>
export type SignedIn = v.InferOutput<typeof signedInSchema>
export type CommerceAccount = v.InferOutput<typeof commerceAccountSchema>
