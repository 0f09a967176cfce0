import type { Sql } from '@nas/query/sql'
import { insertRowsSql } from '../../platform/database/insert-rows'
import { demoId, demoIds } from '../../platform/setup/demo-ids'

export interface DemoAccount {
  /** Id of the customer. */
  id: string
  email: string
  gender: string
  created_at: Date
}

const subjectOf = (id: string) => id.replace(/^cus_/, 'subject_')

export const insertDemoAccountsSql = (accounts: readonly DemoAccount[]): Sql =>
  insertRowsSql(
    'account',
    accounts.map(({ id, email, gender, created_at }) => ({
      id,
      actor: 'customer',
      username: email,
      username_key: email,
      gender,
      consent_subject: subjectOf(id),
      provider: 'local',
      viewed: [],
      duties: [],
      email_verified_at: created_at,
      blocked: false,
      cod_blocked: false,
      created_at,
      updated_at: created_at,
    })),
  )

export const insertDemoNamesSql = (accounts: readonly DemoAccount[]): Sql =>
  insertRowsSql(
    'sign_in_name',
    accounts.map(({ id, email, created_at }) => ({
      id: email,
      account_id: id,
      created_at,
      updated_at: created_at,
    })),
  )

/** @param version version of the texts that were agreed to */
export const insertDemoConsentsSql = (accounts: readonly DemoAccount[], version: string): Sql =>
  insertRowsSql(
    'consent',
    accounts.flatMap(({ id, created_at }) =>
      ['data', 'policy'].map((purpose) => ({
        id: demoId('consent'),
        subject: subjectOf(id),
        purpose,
        granted: true,
        version,
        channel: 'register',
        created_at,
        updated_at: created_at,
      })),
    ),
  )

/** Removes the demo customers' answers from the ledger. */
export const deleteDemoConsentsSql: Sql = {
  sql: `delete from consent where ${demoIds('subject')}`,
  values: [],
}
