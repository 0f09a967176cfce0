import { generateEntityId } from '@medusajs/framework/utils'
import type { GivenConsent } from '@nas/contract/commerce/consent'
import type { Outcome } from '../../platform/database/outcome'
import { type TrailChange, trailParts } from '../../platform/trail/trail-part'
import type { AccountColumns } from './rows'

export interface ChangedAccount {
  id: string
  row: AccountColumns
  /** Answers that were given in the profile. */
  consents: GivenConsent[]
  /** The only names the account has from now on. */
  names: string[]
  /** Codes to reset the password that were sent until now stop working. */
  voidsCodes: boolean
  /** All sessions end but the one that is named, if one is. */
  endsSessions: false | { but: string | null }
  /** What the trail says of it, of staff who change something. */
  trail?: Pick<TrailChange, 'before' | 'after'>
}

/** A changed account: its row, its consents and its names. Returns its id. */
export function changedOutcome({
  id,
  row,
  consents,
  names,
  voidsCodes,
  endsSessions,
  trail,
}: ChangedAccount): Outcome {
  const { viewed, ...fields } = row
  const columns = { ...fields, ...(viewed && { viewed: JSON.stringify(viewed) }) }
  const set = ['updated_at = now()', ...Object.keys(columns).map((column) => `${column} = ?`)]
  const given = consents.map((consent) => ({
    id: generateEntityId(undefined, 'consent'),
    ...consent,
  }))
  return {
    parts: [
      {
        sql: `changed as (
          update account set ${set.join(', ')} from ended where account.id = ?
          returning account.id, account.consent_subject)`,
        values: [...Object.values(columns), id],
      },
      {
        sql: `agreed as (
          insert into consent (id, subject, purpose, granted, version, channel, created_at)
          select given.id, consent_subject, purpose, granted, version, 'profile', clock_timestamp()
          from changed, jsonb_populate_recordset(null::consent, ?::jsonb) as given)`,
        values: [JSON.stringify(given)],
      },
      {
        sql: `renamed as (
          delete from sign_in_name using changed where account_id = changed.id
          and sign_in_name.id not in (${names.map(() => '?').join(', ')}))`,
        values: names,
      },
      {
        sql: `voided as (
          delete from reset_code using changed where account_id = changed.id and ?::boolean)`,
        values: [voidsCodes],
      },
      {
        sql: `signed_out as (
          delete from account_session using changed where account_id = changed.id
          and deleted_at is null and account_session.id is distinct from ? and ?::boolean)`,
        values: [endsSessions ? endsSessions.but : null, endsSessions !== false],
      },
      ...(trail ? trailParts('changed', { kind: 'user', subject: id, ...trail }) : []),
      {
        sql: `unasked as (
          delete from sign_in_challenge using changed where account_id = changed.id and ?::boolean)`,
        values: [endsSessions !== false],
      },
    ],
    result: 'changed',
  }
}
