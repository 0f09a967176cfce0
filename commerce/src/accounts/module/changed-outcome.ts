import { generateEntityId } from '@medusajs/framework/utils'
import type { GivenConsent } from '@nas/contract/commerce/consent'
import { joined, raw, type Sql, sql } from '@nas/query/sql'
import { type AuditChange, auditParts } from '../../audit-log/module/audit-part'
import { equalities, type Outcome } from '../../platform/database/run-sql'
import { nextVersion } from '../../platform/database/version'
import { isReserved } from './email-changes-table'
import {
  type AccountColumns,
  type ConsentChannel,
  type SettledEmailChange,
  storedColumns,
} from './rows'

export interface ChangedAccount {
  id: string
  row: AccountColumns
  consents: GivenConsent[]
  /** The complete new list of the account's sign-in names. */
  names: string[]
  /** Invalidates the reset codes that were sent before. */
  voidsCodes: boolean
  /** Ends all sessions except the named one, if any. */
  endsSessions: false | { but: string | null }
  /** Only for changes by staff. */
  audit?: Pick<AuditChange, 'before' | 'after'>
  settles?: SettledEmailChange | undefined
}

/**
 * Part of the statement that settles a change of the e-mail. A pending one is withdrawn with the
 * codes; a reverted one takes all later ones with it.
 */
function emailChangesPart(voidsCodes: boolean, settles?: SettledEmailChange): Sql {
  const { id = null, state = null } = settles ?? {}
  const isReverted = state === 'reverted'
  return sql`
    settled as (
      update email_change set state = case when email_change.id = ${id} then ${state} else 'withdrawn' end,
        done_at = case when email_change.id = ${id}
          and ${state === 'done'}::boolean then now() else done_at end,
        updated_at = now()
      from changed where account_id = changed.id and email_change.deleted_at is null
        and (email_change.id = ${id}
        or state = 'pending' and ${voidsCodes}::boolean
        or state in ('pending', 'done') and ${isReverted}::boolean and email_change.created_at >
          (select created_at from email_change where id = ${id})))`
}

/** Adds answers of the accounts that `from` selects. @param at default: PostgreSQL's clock */
export function addConsentsSql(
  from: Sql,
  consents: GivenConsent[],
  { channel, at = null }: { channel: ConsentChannel; at?: Date | null },
): Sql {
  const given = consents.map((consent) => ({
    id: generateEntityId(undefined, 'consent'),
    ...consent,
  }))
  return sql`
    insert into consent (id, subject, purpose, granted, version, channel, created_at)
    select given.id, consent_subject, purpose, granted, version, ${channel},
      coalesce(${at}::timestamptz, clock_timestamp())
    from ${from}, jsonb_populate_recordset(null::consent, ${JSON.stringify(given)}::jsonb) as given`
}

export function changedOutcome({
  id,
  row,
  consents,
  names,
  voidsCodes,
  endsSessions,
  audit,
  settles,
}: ChangedAccount): Outcome {
  const agreed = addConsentsSql(sql`changed`, consents, { channel: 'profile' })
  return {
    parts: [
      sql`
        changed as (
          update account set ${joined([raw(nextVersion), ...equalities(storedColumns(row))])}
          from ended where account.id = ${id}
          returning account.id, account.consent_subject)`,
      sql`agreed as (${agreed})`,
      sql`
        renamed as (
          delete from sign_in_name using changed where account_id = changed.id
          and sign_in_name.id <> all(${names}) and not ${raw(isReserved)})`,
      sql`
        voided as (
          delete from reset_code using changed where account_id = changed.id
            and ${voidsCodes}::boolean)`,
      sql`
        signed_out as (
          delete from account_session using changed where account_id = changed.id
          and deleted_at is null and account_session.id is distinct
            from ${endsSessions ? endsSessions.but : null} and ${endsSessions !== false}::boolean)`,
      emailChangesPart(voidsCodes, settles),
      ...(audit ? auditParts('changed', { kind: 'user', subject: id, ...audit }) : []),
      sql`
        unasked as (
          delete from sign_in_challenge using changed where account_id = changed.id
            and ${endsSessions !== false}::boolean)`,
    ],
    result: 'changed',
  }
}
