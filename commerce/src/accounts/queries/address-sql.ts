import { addressFields } from '@nas/contract/addresses'
import type { Columns } from '@nas/query/columns'
import { searchColumns } from '../../platform/database/search-columns'

/** What the list of addresses may be filtered and sorted by. */
export const addressColumns = {
  id: { column: 'id', type: 'text', opaque: true },
  ...searchColumns(addressFields),
  customer: { column: 'customer_id', type: 'text' },
} as const satisfies Columns
