import { type Sql, sql } from '@nas/query/sql'
import { dateBackSql, type PastStep } from '../../platform/database/date-back'

/** People of one kind, in the columns of `medusa-tables/people.ts`. */
export interface PeopleSource {
  actor: string
  role: string
  rows: string
  hasRoles: boolean
}

const none = 'array[]::text[]'

const ofAccount = ({ hasRoles }: PeopleSource) => (hasRoles ? 'a.duties' : none)

/** People without an `account` row have its defaults. A list by id uses one table's index. */
export const withAccounts = (source: PeopleSource) => `
  select p.id, '${source.actor}' as actor, '${source.role}' as role,
    coalesce(a.username, p.email) as username, p.email, p.fullname, p.phone, a.gender,
    coalesce(a.provider, 'local') as provider, a.email_verified_at is not null as confirmed,
    a.blocked is true as blocked, coalesce(${ofAccount(source)}, ${none}) as duties, p.created_at,
    greatest(p.updated_at, a.updated_at) as updated_at,
    p.search_text || coalesce(' ' || a.search_text, '') as search_text
  from (${source.rows}) p left join account a on a.id = p.id and a.deleted_at is null`

/** Like `withAccounts`, split by whether the row exists: each text is a column of one table. */
export const byAccount = (source: PeopleSource) => [
  `select p.id, '${source.actor}' as actor, '${source.role}' as role, a.username, p.email,
    p.fullname, p.phone, a.gender, a.provider, a.email_verified_at is not null as confirmed,
    a.blocked, ${ofAccount(source)} as duties, p.created_at,
    greatest(p.updated_at, a.updated_at) as updated_at,
    p.search_text || ' ' || a.search_text as search_text
  from (${source.rows}) p join account a on a.id = p.id and a.deleted_at is null`,
  `select p.id, '${source.actor}' as actor, '${source.role}' as role, p.email as username, p.email,
    p.fullname, p.phone, null as gender, 'local' as provider, false as confirmed,
    false as blocked, ${none} as duties, p.created_at, p.updated_at, p.search_text
  from (${source.rows}) p
  where not exists (select from account a where a.id = p.id and a.deleted_at is null)`,
]

export const idsOfUsernamesSql = (condition: Sql): Sql =>
  sql`select id from account where deleted_at is null and (${condition})`

/** The only one of these people who is not blocked; at most one row. */
export const unblockedSql = (people: Sql): Sql => sql`
  select person.actor, person.id, person.email from (${people}) person
  left join account on account.id = person.id
  where account.blocked is not true limit 1`

export const dateNamesBackSql = (accountId: string, step: PastStep): Sql => {
  const rows = sql`account_id = ${accountId}`
  return dateBackSql('sign_in_name', ['created_at', 'updated_at'], rows, step)
}
