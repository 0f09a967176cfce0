import type { InferTypeOf } from '@medusajs/framework/types'
import type { GivenConsent } from '@nas/contract/commerce/consent'
import type { StaffRole } from '@nas/domain/roles'
import type { Account, AccountNote, EmailChange } from './models/account'
import type { AccountSession, SecondFactor } from './models/sign-in'

export type Actor = 'customer' | 'user'
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

interface JsonColumns {
  viewed: number[]
  duties: StaffRole[]
  duties_from: Partial<Record<StaffRole, string | null>> | null
}

export type AccountRow = Omit<InferTypeOf<typeof Account>, keyof JsonColumns> & JsonColumns

type FixedColumn = 'id' | 'actor' | 'consent_subject' | 'provider' | 'invited_by'
type Stamp = 'created_at' | 'updated_at' | 'deleted_at'

export type AccountColumns = Partial<Omit<AccountRow, FixedColumn | Stamp>>

/** The table has defaults for the other columns. */
export type NewAccountRow = Pick<AccountRow, 'id' | 'actor' | 'username'> &
  Pick<AccountColumns, 'gender' | 'email_verified_at' | 'duties' | 'duties_from'> &
  Partial<Pick<AccountRow, 'provider' | 'invited_by' | 'created_at' | 'updated_at'>>

export type SessionRow = InferTypeOf<typeof AccountSession>

export type NewSession = Omit<SessionRow, 'used_at' | 'proved_at' | Stamp>

export type FactorRow = InferTypeOf<typeof SecondFactor> & {
  /** Seconds since the last wrong code. */
  failed_ago: number | null
}

export type EmailChangeRow = Omit<InferTypeOf<typeof EmailChange>, 'locale'> & {
  locale: 'vi' | 'en'
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

export type NoteRow = Pick<
  InferTypeOf<typeof AccountNote>,
  'id' | 'words' | 'author' | 'created_at'
>

/** Values of the given columns for a statement; JSON as text. */
export function storedColumns({
  viewed,
  duties_from: givers,
  ...fields
}: AccountColumns & Partial<AccountRow>) {
  return {
    ...fields,
    ...(viewed && { viewed: JSON.stringify(viewed) }),
    ...(givers && { duties_from: JSON.stringify(givers) }),
  }
}
