import * as v from 'valibot'
import { boundedArray } from '../bounded-array.js'
import { socialProviders } from '../connect.js'
import { consentFields } from '../consents.js'
import * as schema from '../field-schemas.js'
import * as limits from '../limits.js'

/** Whether a browser keeps the session after it is closed; clients other than browsers omit it. */
const remember = v.nullish(v.boolean('malformed'))

export const credentialsSchema = v.object({
  identifier: schema.requiredText(limits.longestEmail),
  password: schema.knownPassword,
  remember,
})

const locale = v.nullish(v.picklist(schema.languages, 'malformed'))
const username = v.pipe(
  schema.requiredText(limits.longestUsername),
  v.minLength(limits.shortestUsername, 'too_short'),
)
const gender = v.pipe(
  v.nullish(v.picklist(['male', 'female', 'other', ''], 'malformed'), null),
  v.transform((value) => value || null),
)

/** The checkboxes of the register form, one per purpose; `all` agrees to all (SPEC §3). */
const boxOf = { ...consentFields, all: 'consent_all' } as const

type Purpose = keyof typeof boxOf
type ConsentBox = (typeof boxOf)[Purpose]

/* @__NO_SIDE_EFFECTS__ */
export function consentBoxesOf<S extends v.GenericSchema>(box: S) {
  const entries = Object.values(boxOf).map((name) => [name, box])
  return Object.fromEntries(entries) as Record<ConsentBox, S>
}

export const consentBoxes = consentBoxesOf(schema.givenConsent)

export const consentsOfAccount = Object.entries(boxOf) as [Purpose, ConsentBox][]

export const registerSchema = v.object({
  username: v.nullish(username, null),
  email: schema.emailText,
  password: schema.newPassword,
  fullname: schema.textOrNull(limits.longestName),
  phone: schema.phoneText,
  gender,
  locale,
  remember,
  ...consentBoxes,
  consent_data: schema.requiredConsent,
  consent_policy: schema.requiredConsent,
})

export const forgotPasswordSchema = v.object({ email: schema.knownEmailText, locale })

export const resetPasswordSchema = v.object({
  code: schema.requiredText(limits.longestMailedCode),
  password: schema.newPassword,
  passwordConfirmation: schema.repeatedPassword,
  remember,
})

export const profileSchema = v.object({
  username: v.optional(username),
  email: v.optional(schema.emailText),
  fullname: v.optional(schema.textOrNull(limits.longestName)),
  phone: v.optional(schema.phoneText),
  gender: v.optional(gender),
  ...consentBoxesOf(v.optional(v.boolean('malformed'))),
  viewed: v.optional(boundedArray(schema.contentId, { max: limits.maxViewed })),
  password: v.optional(schema.newPassword),
  currentPassword: v.optional(schema.knownPassword),
  updatedAt: schema.version,
})

/** Data of an account beyond the person, only for its owner and staff. */
export const accountSchema = v.object({
  consents: v.array(
    v.object({ purpose: v.string(), granted: v.boolean(), version: v.string(), at: v.string() }),
  ),
  /** Viewed products, newest first. */
  viewed: v.array(v.number()),
  connections: v.array(v.picklist(socialProviders)),
  has_password: v.boolean(),
  cod_blocked: v.boolean(),
  /** A new e-mail that its owner has not confirmed yet, and when its link expires. */
  pending_email: v.optional(v.nullable(v.object({ email: v.string(), until: v.string() })), null),
})

export const accountAnswerSchema = v.object({ data: accountSchema })

const noteSchema = v.object({
  id: v.string(),
  words: v.string(),
  /** Null for a deleted account, and for a key. */
  author: v.nullable(v.string()),
  at: v.string(),
})

/** `user`: only staff may name another person. */
export const pendingEmailSchema = v.object({
  action: v.picklist(['resend', 'withdraw'], 'malformed'),
  user: v.nullish(schema.textId),
})

export const emailChangedSchema = v.object({
  /** `withdrawn`: was not yet in force. `reverted`: was undone, and a password link was mailed. */
  state: v.picklist(['done', 'withdrawn', 'reverted']),
})
export const emailChangedAnswerSchema = v.object({ data: emailChangedSchema })

export const userAccountAnswerSchema = v.object({
  data: v.object({
    ...accountSchema.entries,
    /** Phone number blocked from cash on delivery, for guests too; null when none is blocked. */
    cod_blocked_phone: v.optional(v.nullable(v.string()), null),
    cod_blocked_reason: v.optional(v.nullable(v.string()), null),
    notes: v.array(noteSchema),
  }),
})

export type PendingEmailAction = v.InferOutput<typeof pendingEmailSchema>['action']
export type EmailChanged = v.InferOutput<typeof emailChangedSchema>
export type UserAccount = v.InferOutput<typeof userAccountAnswerSchema>['data']

export type Account = v.InferOutput<typeof accountAnswerSchema>['data']
export type ConsentBoxes = Record<ConsentBox, boolean>
export type Credentials = v.InferOutput<typeof credentialsSchema>
export type RegisterInput = v.InferInput<typeof registerSchema>
export type RegisterBody = v.InferOutput<typeof registerSchema>
export type ProfileBody = v.InferOutput<typeof profileSchema>
