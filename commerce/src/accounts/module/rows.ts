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
  'email_change',
] as const

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
  /** The manager who gave each role. */
  duties_from: Partial<Record<StaffRole, string | null>> | null
  invited_by: string | null
  cod_blocked: boolean
  cod_blocked_phone: string | null
  created_at: Date
  updated_at: Date
}

export interface SessionRow extends NewSession {
  used_at: Date
  proved_at: Date | null
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

type EmailChangeState = 'pending' | 'done' | 'final' | 'reverted' | 'withdrawn'

export interface EmailChangeRow {
  id: string
  account_id: string
  old_email: string
  new_email: string
  session_id: string | null
  locale: 'vi' | 'en'
  state: EmailChangeState
  expires_at: Date
  done_at: Date | null
}

/** Values of the given columns for a statement; JSON as text. */
export function storedColumns({
  viewed,
  duties_from: givers,
  ...fields
}: Partial<Omit<AccountRow, 'created_at' | 'updated_at'>>) {
  return {
    ...fields,
    ...(viewed && { viewed: JSON.stringify(viewed) }),
    ...(givers && { duties_from: JSON.stringify(givers) }),
  }
}

/** The end of a pending e-mail change, recorded together with a change of the account. */
export interface SettledEmailChange {
  id: string
  state: 'done' | 'reverted'
}

export interface ConsentRow extends GivenConsent {
  created_at: Date
}

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
    | 'duties_from'
    | 'cod_blocked'
    | 'cod_blocked_phone'
  >
>
