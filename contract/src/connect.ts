import * as v from 'valibot'
import { knownPassword } from './field-schemas.js'

export const socialProviders = ['google', 'facebook'] as const

export type SocialProviderName = (typeof socialProviders)[number]

/** Reasons in `#error=` for a return from Google or Facebook without a sign-in. */
export const connectErrors = [
  'access_denied',
  /** The provider's response is invalid. */
  'refused',
  /** The attempt has expired, or another browser started it. */
  'expired',
  'used',
  /** The provider does not vouch for an e-mail, by which the account is found. */
  'email_unverified',
  'already_linked',
  /** Staff sign in only with their password. */
  'staff_account',
  'account_blocked',
  'too_many_requests',
  'service_unavailable',
  'failed',
] as const

export type ConnectError = (typeof connectErrors)[number]

/** Query of `GET /api/connect/{provider}`: the caller cannot choose the return address. */
export const connectStartSchema = v.object({
  locale: v.optional(v.picklist(['vi', 'en'])),
  callback: v.optional(v.never('not_allowed')),
  redirect_uri: v.optional(v.never('not_allowed')),
})

export const connectionSchema = v.object({
  provider: v.picklist(socialProviders, 'malformed'),
  locale: v.optional(v.picklist(['vi', 'en'], 'malformed')),
  /** Required for an account with a password. */
  currentPassword: v.optional(knownPassword),
})

export const connectAnswerSchema = v.object({ data: v.object({ url: v.string() }) })

export const connectWaysSchema = v.object({ data: v.array(v.picklist(socialProviders)) })

export const connectionsAnswerSchema = v.object({
  data: v.object({ connections: v.array(v.picklist(socialProviders)) }),
})
