import { orderFields } from '@nas/contract/order-fields'
import type { Columns } from '@nas/query/columns'
import { searchColumns } from '../../platform/database/search-columns'

const after = (part: string) => `coalesce(', ' || nullif(${part}, ''), '')`

/** The address in one line, as responses state it; `concat_ws` cannot stand in an index. */
const addressLine = `substr(${['address', 'ward', 'district', 'province'].map(after).join(' || ')}, 3)`

/** What an order list may be filtered and sorted by. */
export const orderColumns = {
  ...searchColumns(orderFields),
  id: { column: 'display_id', type: 'integer' },
  address: { column: addressLine, type: 'text' },
  cod_amount: { column: "(case when payment_kind = 'cod' then total else 0 end)", type: 'decimal' },
  customer: { column: 'customer_id', type: 'text' },
} as const satisfies Columns
