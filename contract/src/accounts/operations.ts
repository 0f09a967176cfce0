import { mayBeEmail } from '@nas/domain/contact'
import * as v from 'valibot'
import { accountConsents, newAccountConsents } from '../commerce/consent.js'
import { socialProviders } from '../connect.js'
import {
  knownEmailText,
  language,
  newPassword,
  requiredText,
  textOrNull,
} from '../field-schemas.js'
import { longestEmail, longestMailedCode, longestName } from '../limits.js'
import { operation, type ParsedOf } from '../operation.js'
import { personSchema } from '../people/fields.js'
import { personChange } from '../people/operations.js'
import { mailedCodeSchema } from '../privacy/fields.js'
import { sessionRequestSchema } from '../sessions/fields.js'
import { passwordAnswerSchema, signedInSchema } from '../sessions/operations.js'
import * as fields from './fields.js'

const { viewed, password, currentPassword } = fields.profileSchema.entries

export const readMe = operation('GET /me', {
  member: true,
  staff: 'enrolling',
  answer: v.object({ person: personSchema, factor_due: v.optional(v.boolean(), false) }),
})

/** Only the given fields change; only the owner may give a consent. */
export const changeMe = operation('POST /me', {
  member: true,
  staff: 'own',
  input: v.object({
    ...personChange,
    consents: v.optional(accountConsents),
    viewed,
    password,
    current_password: currentPassword,
    locale: language,
  }),
  answer: personSchema,
  as: 'person',
})

export const readAccount = operation('GET /me/account', {
  member: true,
  staff: 'own',
  wire: 'GET /app/account',
  summary: 'The caller’s consents, viewed products and linked providers',
  answer: fields.accountSchema,
  as: 'account',
})

export const changeOwnPendingEmail = operation('POST /me/pending-email', {
  member: true,
  staff: 'own',
  input: v.pick(fields.pendingEmailSchema, ['action']),
})

/** Answers code_incorrect, link_expired, link_used, link_withdrawn, taken. */
export const confirmEmail = operation('POST /email/confirm', {
  visitor: true,
  wire: 'POST /app/confirmemail',
  summary: 'Make a new e-mail count, with the code of the link mailed to it',
  limit: 'publicRequest',
  input: mailedCodeSchema,
  answer: fields.emailChangedSchema,
})

export const revertEmail = operation('POST /email/revert', {
  visitor: true,
  wire: 'POST /app/revertemail',
  summary: 'Withdraw or revert a new e-mail, with the code of the link mailed to the former one',
  limit: 'publicRequest',
  input: mailedCodeSchema,
  answer: fields.emailChangedSchema,
})

const newMember = v.object({
  ...v.pick(fields.registerSchema, ['username', 'email', 'password', 'fullname', 'phone', 'gender'])
    .entries,
  consents: newAccountConsents,
  session: sessionRequestSchema,
})

export const register = operation('POST /register', {
  visitor: true,
  input: newMember,
  answer: signedInSchema,
})

/** Mails a link to choose the password; the response does not disclose an existing account. */
export const askRegistration = operation('POST /register/ask', {
  visitor: true,
  input: v.object({ ...v.omit(newMember, ['password', 'session']).entries, locale: language }),
})

/** The response does not disclose whether the e-mail has an account. */
export const forgotPassword = operation('POST /forgot-password', {
  visitor: true,
  input: v.object({ email: knownEmailText, locale: language }),
})

/** Also completes a registration that was asked for. */
export const resetPassword = operation('POST /reset-password', {
  visitor: true,
  input: v.object({
    code: requiredText(longestMailedCode),
    password: newPassword,
    locale: language,
    session: sessionRequestSchema,
  }),
  answer: passwordAnswerSchema,
})

const provider = v.picklist(socialProviders, 'malformed')

export const socialIdentitySchema = v.object({
  provider,
  subject: requiredText(255),
  email: v.pipe(
    textOrNull(longestEmail),
    v.check((email) => email === null || mayBeEmail(email), 'email_invalid'),
  ),
  email_verified: v.boolean('malformed'),
  name: textOrNull(longestName),
})

/** Only the front server asserts an identity. @throws consent_required for a new person without */
export const socialSignIn = operation('POST /social', {
  key: true,
  input: v.object({
    ...socialIdentitySchema.entries,
    consents: v.optional(accountConsents, []),
    session: sessionRequestSchema,
  }),
  answer: signedInSchema,
})

export const linkSocial = operation('POST /social/link', {
  key: true,
  input: v.object({ ...socialIdentitySchema.entries, link_to: requiredText(100) }),
})

/** Proves that the owner is present; answers current_password_wrong, sign_in_again. */
export const proveOwner = operation('POST /me/presence', {
  member: true,
  input: v.object({ current_password: currentPassword }),
})

/** Answers as `proveOwner`, not_connected, and last_sign_in. */
export const disconnect = operation('POST /me/disconnect', {
  member: true,
  wire: 'POST /app/disconnect',
  summary: 'Unlink the caller’s account from Google or Facebook',
  input: v.object({ provider, current_password: currentPassword }),
  answer: fields.accountSchema,
  as: 'account',
})

export type AccountChange = Omit<ParsedOf<typeof changeMe>, 'locale'>
export type AskedRegistration = ParsedOf<typeof askRegistration>
export type NewMember = ParsedOf<typeof register>
export type NewPassword = ParsedOf<typeof resetPassword>
export type SocialIdentity = v.InferOutput<typeof socialIdentitySchema>
export type SocialSignIn = ParsedOf<typeof socialSignIn>
export type SocialLink = ParsedOf<typeof linkSocial>
