import type { Sql } from '@nas/query/sql'

const after = (part: string) => `coalesce(' ' || nullif(p.${part}, ''), '')`

/** Vietnamese names begin with the family name; `concat_ws` cannot stand in an index. */
const fullname = `nullif(substr(${after('last_name')} || ${after('first_name')}, 2), '')`

interface Kind {
  table: string
  actor: string
  role: string
  phone: string
  /** Of whoever has a row in `account`. */
  duties: string
  /** Who of the table belongs to the people. */
  where: string
}

const none = 'array[]::text[]'

const customers: Kind = {
  table: 'customer',
  actor: 'customer',
  role: 'authenticated',
  phone: 'p.phone',
  duties: none,
  where: 'p.has_account and p.deleted_at is null',
}

const staff: Kind = {
  table: '"user"',
  actor: 'user',
  role: 'admin',
  phone: "p.metadata->>'phone'",
  duties: `coalesce(a.duties, ${none})`,
  where: 'p.deleted_at is null',
}

/** Who has no row in `account` has its defaults. A list by id is read from the index of one table. */
const withAccounts = ({ table, actor, role, phone, duties, where }: Kind) => `
  select p.id, '${actor}' as actor, '${role}' as role, coalesce(a.username, p.email) as username,
    p.email, ${fullname} as fullname, ${phone} as phone, a.gender,
    coalesce(a.provider, 'local') as provider, a.email_verified_at is not null as confirmed,
    a.blocked is true as blocked, ${duties} as duties, p.created_at, greatest(p.updated_at, a.updated_at) as updated_at,
    p.search_text || coalesce(' ' || a.search_text, '') as search_text
  from ${table} p left join account a on a.id = p.id and a.deleted_at is null
  where ${where}`

/** The same by whether there is such a row, so that every text is a column of one table. */
const byAccount = ({ table, actor, role, phone, duties, where }: Kind) => [
  `select p.id, '${actor}' as actor, '${role}' as role, a.username, p.email, ${fullname} as fullname,
    ${phone} as phone, a.gender, a.provider, a.email_verified_at is not null as confirmed,
    a.blocked, ${duties} as duties, p.created_at, greatest(p.updated_at, a.updated_at) as updated_at,
    p.search_text || ' ' || a.search_text as search_text
  from ${table} p join account a on a.id = p.id and a.deleted_at is null
  where ${where}`,
  `select p.id, '${actor}' as actor, '${role}' as role, p.email as username, p.email,
    ${fullname} as fullname, ${phone} as phone, null as gender, 'local' as provider,
    false as confirmed, false as blocked, ${none} as duties, p.created_at, p.updated_at, p.search_text
  from ${table} p
  where ${where} and not exists (
    select from account a where a.id = p.id and a.deleted_at is null
  )`,
]

const kinds = [customers, staff]

/** Customers with an account and staff, in the shape of `PersonRow` with their role. */
export const peopleByKind = kinds.map(withAccounts)
export const peopleByAccount = kinds.flatMap(byAccount)
export const peopleSql = peopleByKind.join(' union all ')

/**
 * Ids of those who may have all of some words, by the index of each table. A username stands apart:
 * whoever has a word in it may have the others in the rest.
 */
export function idsOfWordsSql(all: Sql, one: Sql): Sql {
  return {
    sql: `select id from customer where ${all.sql} union all select id from "user" where ${all.sql}
          union all select id from account where ${one.sql}`,
    values: [...all.values, ...all.values, ...one.values],
  }
}

/** Ids of customers with an account and of staff who have one of these e-mails. */
export function idsByEmailSql(emails: string[]): Sql {
  const marks = emails.map(() => '?').join(', ')
  return {
    sql: `select id from customer where email in (${marks}) and has_account and deleted_at is null
          union all select id from "user" where email in (${marks}) and deleted_at is null`,
    values: [...emails, ...emails],
  }
}

/** Actor, id and e-mail of the account with this e-mail that is not blocked; one row at most. */
export function ownerOfEmailSql(email: string): Sql {
  const spellings = [email, email.toLowerCase()]
  return {
    sql: `select person.actor, person.id, person.email from (
            select 'customer' as actor, id, email from customer
            where email in (?, ?) and has_account and deleted_at is null
            union all
            select 'user', id, email from "user" where email in (?, ?) and deleted_at is null
          ) person
          left join account on account.id = person.id
          where account.blocked is not true limit 1`,
    values: [...spellings, ...spellings],
  }
}

/** Registered customers, to count: what follows `from`, and takes further conditions. */
export const registeredCustomers = 'customer where deleted_at is null and has_account'
