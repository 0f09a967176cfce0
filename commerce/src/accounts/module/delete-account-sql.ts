import { raw, type Sql, sql } from '@nas/query/sql'
import type { RunSql } from '../../platform/database/run-sql'
import { accountTables } from './rows'

/** Ends all consents of a deleted account; the retention period of their proof starts. */
export const withdrawConsentsSql = (accountId: string): Sql => sql`
  insert into consent (id, subject, purpose, granted, version, channel, created_at)
  select 'consent_' || gen_random_uuid(), subject, purpose, false, version, 'deletion',
    clock_timestamp()
  from (select distinct on (purpose) subject, purpose, version
        from consent join account on consent_subject = subject where account.id = ${accountId}
        order by purpose, consent.created_at desc, consent.id desc) as newest`

/** Relation: each consent that a member withdrew in the profile, with the account if it exists. */
export const withdrawnConsents = sql`(
  select withdrawn.id, withdrawn.purpose, withdrawn.created_at as at, account.id as member
  from consent as withdrawn left join account on consent_subject = withdrawn.subject
  where not withdrawn.granted and withdrawn.channel = 'profile' and withdrawn.purpose <> 'all'
    and (select granted from consent as former
         where former.subject = withdrawn.subject and former.purpose = withdrawn.purpose
           and former.created_at < withdrawn.created_at
         order by former.created_at desc limit 1)) as withdrawals`

/** Deletes consents of accounts deleted more than `months` months ago; returns a row for each. */
export const removeAgedConsentsSql = (months: number): Sql =>
  sql`select * from remove_aged_consents(${months})`

/** Removes the consents of an account that was not completed; older ones remain as proof. */
export const removeUnfinishedConsentsSql = (subject: string): Sql =>
  sql`select remove_unfinished_consents(${subject})`

export const consentSubjectsSql = (accountIds: string[]): Sql =>
  sql`select consent_subject as subject from account where id = any(${accountIds})`

/** Removes the consents of deleted accounts of the demo, which prove nothing. */
export const deleteConsentsSql = (subjects: string[]): Sql =>
  sql`delete from consent where subject = any(${subjects})`

/** Keeps the consents. @returns the account's subject in their ledger; empty without an account */
export async function deleteAccountRows(run: RunSql, id: string): Promise<string[]> {
  for (const table of accountTables) {
    await run(sql`delete from ${raw(table)} where account_id = ${id}`)
  }
  const gone = await run<{ consent_subject: string }>(
    sql`delete from account where id = ${id} returning consent_subject`,
  )
  return gone.map(({ consent_subject }) => consent_subject)
}
