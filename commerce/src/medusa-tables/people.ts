import { type Sql, sql } from '@nas/query/sql'
import { demoDomain } from '../platform/setup/demo'

const after = (part: string) => `coalesce(' ' || nullif(${part}, ''), '')`

/** Vietnamese names begin with the family name; an index cannot contain `concat_ws`. */
const fullname = `nullif(substr(${after('last_name')} || ${after('first_name')}, 2), '')`

const selectPeople = (table: string, phone: string, where: string) => `
  select id, email, ${fullname} as fullname, ${phone} as phone, created_at, updated_at, search_text
  from ${table} where ${where}`

export const customersSql = selectPeople('customer', 'phone', 'has_account and deleted_at is null')

export const staffSql = selectPeople('"user"', "metadata->>'phone'", 'deleted_at is null')

/** Ids of customers (members and guests) and staff whose texts match a condition. */
export const idsOfTextsSql = (matches: Sql): Sql => sql`
  select id from customer where ${matches} union all select id from "user" where ${matches}`

/** Actor, id and e-mail of customers with an account and of staff with one of these e-mails. */
export const ownersOfEmailsSql = (emails: string[]): Sql => sql`
  select 'customer' as actor, id, email from customer
  where email = any(${emails}) and has_account and deleted_at is null
  union all
  select 'user', id, email from "user" where email = any(${emails}) and deleted_at is null`

/** Source of countable registered customers: follows `from` and takes further conditions. */
export const registeredCustomers = 'customer where deleted_at is null and has_account'

export const demoCustomersSql: Sql = sql`select id from customer where email like ${`%@${demoDomain}`}`
