import type { GivenConsent } from '@nas/contract/commerce/consent'
import type { StaffRole } from '@nas/domain/duties'

export type Actor = 'customer' | 'user'
type AccountProvider = 'local' | 'google' | 'facebook'
export type ConsentChannel = 'register' | 'social' | 'checkout' | 'profile'

/** The tables with rows of an account, by `account_id`; they are deleted with it. */
export const accountTables = [
  'reset_code',
  'sign_in_name',
  'account_note',
  'account_session',
  'second_factor',
  'recovery_code',
  'sign_in_challenge',
] as const

/** A row of `account` as the driver returns it. */
export interface AccountRow {
  id: string
  actor: Actor
  username: string
  username_key: string
  gender: string | null
  consent_subject: string
  provider: AccountProvider
  viewed: number[]
  email_verified_at: Date | null
  blocked: boolean
  duties: StaffRole[]
  cod_blocked: boolean
  cod_blocked_phone: string | null
  created_at: Date
  updated_at: Date
}

/** A row of `account_session`. */
export interface SessionRow extends NewSession {
  used_at: Date
  created_at: Date
}

export interface NewSession {
  id: string
  actor: Actor
  account_id: string
  auth_identity_id: string
  device: string | null
  remember: boolean | null
  idle_seconds: number
  ends_at: Date
  used_refresh: string
}

/** A row of `second_factor`. */
export interface FactorRow {
  account_id: string
  secret: string | null
  new_secret: string | null
  enrolled_at: Date | null
  used_step: number
  failures: number
  /** Seconds since the last wrong code. */
  failed_ago: number | null
}

export interface ConsentRow extends GivenConsent {
  created_at: Date
}

/** A consent with its channel. */
export interface ConsentEntry extends ConsentRow {
  channel: ConsentChannel
}

/** A note of staff about a customer. */
export interface NoteRow {
  id: string
  words: string
  author: string
  created_at: Date
}

/** Columns that can change after creation. */
export type AccountColumns = Partial<
  Pick<
    AccountRow,
    | 'username'
    | 'username_key'
    | 'gender'
    | 'viewed'
    | 'email_verified_at'
    | 'blocked'
    | 'duties'
    | 'cod_blocked'
    | 'cod_blocked_phone'
  >
>
