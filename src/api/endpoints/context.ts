import type { LogEvent } from '@nas/telemetry/counted-events'
import type { ReadModel } from '../../content/read-model.ts'
import type { SocialSettings } from '../../gateways/social/social-settings.ts'
import type { RateLimits } from '../limits/rate-limits.ts'

export interface ApiSettings {
  contentUrl: string
  contentAdminUrl: string
  /** Payload's key for writing; reads use the read model. */
  contentWriteKey: string
  commerceUrl: string
  commercePublishableKey: string
  commerceSecretKey: string
  /** The shop's own address: the only origin for browser calls. */
  shopUrl: string
  /** Shared counters of limits for several front servers; empty for a single one. */
  redisUrl?: string
  registrationByMail: boolean
  social: SocialSettings
  /** Replaces single limits; `false` disables all of them. */
  rateLimits?: Partial<RateLimits> | false
}

export interface ApiContext {
  content: ReadModel
  /** Syncs `content` with Payload; pages are rendered again meanwhile. */
  refreshContent(): Promise<void>
  /** Waits at most two seconds until `content` includes this publication. */
  reachPublication(id: number): Promise<void>
  settings: ApiSettings
  clientAddress: string
  routed(pattern: string): void
  /** Settles once the client has received the sent data or disconnected. */
  drained(): Promise<void>
  log: Record<'error' | 'warn', (details: object, message: string) => void>
  /** Receives security events, without personal data beyond ids. */
  security: { info(event: LogEvent): void }
}
