import * as v from 'valibot'
import { knownPassword } from './field-schemas.js'

export const socialProviders = ['google', 'facebook'] as const

export type SocialProviderName = (typeof socialProviders)[number]

/** Why somebody comes back from Google or Facebook without being signed in, in `#error=`. */
export const connectErrors = [
  /** They, or the provider, said no. */
  'access_denied',
  /** What the provider sent does not hold. */
  'refused',
  /** It took too long, or another browser began it. */
  'expired',
  /** This return was used before. */
  'used',
  /** The provider does not vouch for an e-mail, without which there is no account to find. */
  'email_unverified',
  /** This Google or Facebook account is linked to somebody else here. */
  'already_linked',
  /** Staff sign in with their password only. */
  'staff_account',
  /** Staff of the shop have blocked it. */
  'account_blocked',
  'too_many_requests',
  'service_unavailable',
  'failed',
] as const

export type ConnectError = (typeof connectErrors)[number]

/** Query of `GET /api/connect/{provider}`: where to come back to is never the caller's choice. */
export const connectStartSchema = v.object({
  locale: v.optional(v.picklist(['vi', 'en'])),
  callback: v.optional(v.never('not_allowed')),
  redirect_uri: v.optional(v.never('not_allowed')),
})

/** Body of `POST /api/app/connect` and `POST /api/app/disconnect`. */
export const connectionSchema = v.object({
  provider: v.picklist(socialProviders, 'malformed'),
  locale: v.optional(v.picklist(['vi', 'en'], 'malformed')),
  /** Of an account that has one. */
  currentPassword: v.optional(knownPassword),
})

export const connectAnswerSchema = v.object({ data: v.object({ url: v.string() }) })

/** Answer of `GET /api/app/connectways`: the providers that are set up here. */
export const connectWaysSchema = v.object({ data: v.array(v.picklist(socialProviders)) })

export const connectionsAnswerSchema = v.object({
  data: v.object({ connections: v.array(v.picklist(socialProviders)) }),
})
