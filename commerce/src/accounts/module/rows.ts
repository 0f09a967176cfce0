import type { GivenConsent } from '@nas/contract/commerce/consent'

export type Actor = 'customer' | 'user'
type AccountProvider = 'local' | 'google' | 'facebook'
export type ConsentSource = 'register' | 'checkout' | 'profile'

/** A row of `account` as the driver hands it over. */
export interface AccountRow {
  id: string
  actor: Actor
  username: string
  username_key: string
  gender: string | null
  provider: AccountProvider
  viewed: number[]
  email_verified_at: Date | null
  valid_after: Date | null
  blocked: boolean
  cod_blocked: boolean
  created_at: Date
  updated_at: Date
}

export interface ConsentRow extends GivenConsent {
  created_at: Date
}

/** What staff noted of a customer. */
export interface NoteRow {
  id: string
  words: string
  author: string
  created_at: Date
}

/** Columns that may change after the account is made. */
export type AccountColumns = Partial<
  Pick<
    AccountRow,
    | 'username'
    | 'username_key'
    | 'gender'
    | 'viewed'
    | 'email_verified_at'
    | 'valid_after'
    | 'blocked'
    | 'cod_blocked'
  >
>
