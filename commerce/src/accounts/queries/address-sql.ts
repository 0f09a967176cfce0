import type { Columns } from '@nas/query/columns'

/** Every address in the shape of `AddressRow`; those of deleted customers are deleted with them. */
export const addressesSql = `
  select id, customer_id, concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')) as name, phone,
    coalesce(address_1, '') as address, province, city as district, address_2 as ward,
    created_at, updated_at
  from customer_address where deleted_at is null`

/** What the list of addresses may be filtered and sorted by. */
export const addressColumns = {
  id: { column: 'id', type: 'text' },
  name: { column: 'name', type: 'text' },
  phone: { column: 'phone', type: 'text' },
  address: { column: 'address', type: 'text' },
  province: { column: 'province', type: 'text' },
  district: { column: 'district', type: 'text' },
  ward: { column: 'ward', type: 'text' },
  customer: { column: 'customer_id', type: 'text' },
  createdAt: { column: 'created_at', type: 'date' },
  updatedAt: { column: 'updated_at', type: 'date' },
} as const satisfies Columns
