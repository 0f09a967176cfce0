import { addressFields } from '@nas/contract/addresses/fields'
import type { Columns } from '@nas/query/columns'
import { searchColumns } from '../../platform/database/search-columns'

/** Columns by which addresses may be filtered and sorted. */
export const addressColumns = {
  id: { column: 'id', type: 'text', opaque: true },
  ...searchColumns(addressFields),
  customer: { column: 'customer_id', type: 'text' },
} as const satisfies Columns
