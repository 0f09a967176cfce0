import { addressFields } from '@nas/contract/addresses'
import type { Columns } from '@nas/query/columns'
import { searchColumns } from '../../platform/database/search-columns'

/** Every address in the shape of `AddressRow`; those of deleted customers are deleted with them. */
export const addressesSql = `
  select id, customer_id, concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')) as name, phone,
    coalesce(address_1, '') as address, province, city as district, address_2 as ward,
    created_at, updated_at
  from customer_address where deleted_at is null`

/** What the list of addresses may be filtered and sorted by. */
export const addressColumns = {
  id: { column: 'id', type: 'text' },
  ...searchColumns(addressFields),
  customer: { column: 'customer_id', type: 'text' },
} as const satisfies Columns
