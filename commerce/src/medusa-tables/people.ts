import type { Sql } from '@nas/query/sql'

const after = (part: string) => `coalesce(' ' || nullif(p.${part}, ''), '')`

/** Vietnamese names begin with the family name; `concat_ws` cannot stand in an index. */
const fullname = `nullif(substr(${after('last_name')} || ${after('first_name')}, 2), '')`

interface Kind {
  table: string
  actor: string
  role: string
  phone: string
  /** Who of the table belongs to the people. */
  where: string
}

const customers: Kind = {
  table: 'customer',
  actor: 'customer',
  role: 'authenticated',
  phone: 'p.phone',
  where: 'p.has_account and p.deleted_at is null',
}

const staff: Kind = {
  table: '"user"',
  actor: 'user',
  role: 'admin',
  phone: "p.metadata->>'phone'",
  where: 'p.deleted_at is null',
}

/**
 * Those with a row in `account`, then those without, who have its defaults: so every text is a
 * column of one table, and an index on it serves the list.
 */
const peopleOf = ({ table, actor, role, phone, where }: Kind) => `
  select p.id, '${actor}' as actor, '${role}' as role, a.username, p.email, ${fullname} as fullname,
    ${phone} as phone, a.gender, a.provider, a.email_verified_at is not null as confirmed,
    a.blocked, p.created_at, greatest(p.updated_at, a.updated_at) as updated_at
  from ${table} p join account a on a.id = p.id and a.deleted_at is null
  where ${where}
  union all
  select p.id, '${actor}', '${role}', p.email, p.email, ${fullname},
    ${phone}, null, 'local', false,
    false, p.created_at, p.updated_at
  from ${table} p
  where ${where} and not exists (
    select from account a where a.id = p.id and a.deleted_at is null
  )`

/** Customers with an account and staff, in the shape of `PersonRow` with their role. */
export const peopleSql = [customers, staff].map(peopleOf).join(' union all ')

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
