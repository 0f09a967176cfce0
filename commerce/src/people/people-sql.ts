import type { Columns } from '@nas/domain/record-search/columns'

/** Vietnamese names begin with the family name. */
const fullname = (table: string) =>
  `nullif(concat_ws(' ', nullif(${table}.last_name, ''), nullif(${table}.first_name, '')), '')`

const account = `
  a.gender, coalesce(a.provider, 'local') as provider,
  a.email_verified_at is not null as confirmed, coalesce(a.blocked, false) as blocked`

/**
 * Customers with an account and staff, in the shape of `PersonRow` with their role. Who has no row
 * in `account` has the defaults of one.
 */
export const peopleSql = `
  select c.id, 'customer' as actor, 'authenticated' as role, coalesce(a.username, c.email) as username,
    c.email, ${fullname('c')} as fullname, c.phone, ${account},
    c.created_at, greatest(c.updated_at, a.updated_at) as updated_at
  from customer c left join account a on a.id = c.id and a.deleted_at is null
  where c.has_account and c.deleted_at is null
  union all
  select u.id, 'user', 'admin', coalesce(a.username, u.email),
    u.email, ${fullname('u')}, u.metadata->>'phone', ${account},
    u.created_at, greatest(u.updated_at, a.updated_at)
  from "user" u left join account a on a.id = u.id and a.deleted_at is null
  where u.deleted_at is null`

/** What the list of people may be filtered and sorted by. */
export const personColumns = {
  id: { column: 'id', type: 'text' },
  username: { column: 'username', type: 'text' },
  email: { column: 'email', type: 'text' },
  fullname: { column: 'fullname', type: 'text' },
  phone: { column: 'phone', type: 'text' },
  gender: { column: 'gender', type: 'text' },
  provider: { column: 'provider', type: 'text' },
  role: { column: 'role', type: 'text' },
  confirmed: { column: 'confirmed', type: 'boolean' },
  blocked: { column: 'blocked', type: 'boolean' },
  createdAt: { column: 'created_at', type: 'date' },
  updatedAt: { column: 'updated_at', type: 'date' },
} as const satisfies Columns
