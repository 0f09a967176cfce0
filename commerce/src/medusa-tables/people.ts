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

/** Ids of the members with this phone in their profile, by the index of their texts. */
export const customersOfPhoneSql = (phone: string): Sql => sql`
  select id from customer where search_text like ${`%${phone}%`} and phone = ${phone}
  and has_account and deleted_at is null`

/** Actor, id and e-mail of customers with an account and of staff with one of these e-mails. */
export const ownersOfEmailsSql = (emails: string[]): Sql => sql`
  select 'customer' as actor, id, email from customer
  where email = any(${emails}) and has_account and deleted_at is null
  union all
  select 'user', id, email from "user" where email = any(${emails}) and deleted_at is null`

/** Source of countable registered customers: follows `from` and takes further conditions. */
export const registeredCustomers = sql`customer where deleted_at is null and has_account`

export const demoCustomersSql: Sql = sql`select id from customer where email like ${`%@${demoDomain}`}`

/** Yields rows of `AddressRow`. Takes further conditions at its end. */
export const addressesSql = `
  select id, customer_id, concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')) as name, phone,
    coalesce(address_1, '') as address, province, city as district, address_2 as ward,
    is_default_shipping as is_default, created_at, updated_at
  from customer_address where deleted_at is null`

export const cartsSql = (customerId: string): Sql => sql`
  select cart.created_at as made_at, coalesce(
    (select jsonb_agg(jsonb_build_object(
       'name', line.title, 'quantity', line.quantity, 'price', line.unit_price))
     from cart_line_item line where line.cart_id = cart.id and line.deleted_at is null),
    '[]') as items
  from cart where customer_id = ${customerId} and cart.deleted_at is null order by cart.created_at`

/** Deletes carts older than `days` days with their items; a cart is written only once. */
export const deleteAgedCartsSql = (days: number): Sql =>
  sql`delete from cart where created_at < now() - make_interval(days => ${days}) returning id`
