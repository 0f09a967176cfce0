import type { ReadModel } from '../content/read-model.ts'
import type { SocialSettings } from '../gateways/social/social-settings.ts'
import type { RateLimits } from './rate-limits.ts'

/** The part of pino that the adapter needs. */
interface ApiLog {
  error(details: object, message: string): void
  warn(details: object, message: string): void
}

/** What happens at the doors of the shop, without anybody's data beyond ids. */
interface SecurityLog {
  info(details: object): void
}

export interface ApiSettings {
  contentUrl: string
  /** Where people reach Payload's admin. */
  contentAdminUrl: string
  /** Payload's key for writing; reading goes by the read model. */
  contentWriteKey: string
  commerceUrl: string
  commercePublishableKey: string
  commerceSecretKey: string
  /** The shop's own address: the origin that browsers may call from. */
  shopUrl: string
  /** Where several front servers count limits together; empty for one alone. */
  redisUrl?: string
  /** Whether a member is made by a mailed link alone. */
  registrationByMail: boolean
  /** Google, Facebook, and what seals the cookies. */
  social: SocialSettings
  /** Replaces single limits; `false` switches all of them off. */
  rateLimits?: Partial<RateLimits> | false
}

/** What the front server hands to `/api` with each request. */
export interface ApiContext {
  content: ReadModel
  /** Brings `content` up to what Payload holds; pages are rendered anew meanwhile. */
  refreshContent(): Promise<void>
  /** Waits, at most two seconds, until `content` has this publication. */
  reachPublication(id: number): Promise<void>
  settings: ApiSettings
  /** The caller's network address, which limits count by. */
  clientAddress: string
  /** Is told the pattern of the address that is answered, for figures and logs. */
  routed(pattern: string): void
  /** Settles once the client has taken what was sent to it, or has gone. */
  drained(): Promise<void>
  log: ApiLog
  security: SecurityLog
}
