import { orderFields } from '@nas/contract/order-fields'
import type { Columns } from '@nas/query/columns'
import { searchColumns } from '../../platform/database/search-columns'

const after = (part: string) => `coalesce(', ' || nullif(${part}, ''), '')`

/** The address in one line, as responses state it; `concat_ws` cannot stand in an index. */
const addressLine = `substr(${['address', 'ward', 'district', 'province'].map(after).join(' || ')}, 3)`

/** Money that came in is to go back (`refund_due`, a table of payments). */
const refundIsDue = 'display_id in (select display_id from refund_due where settled_at is null)'

/** What an order list may be filtered and sorted by. */
export const orderColumns = {
  ...searchColumns(orderFields),
  id: { column: 'display_id', type: 'integer' },
  address: { column: addressLine, type: 'text' },
  cod_amount: { column: "(case when payment_kind = 'cod' then total else 0 end)", type: 'decimal' },
  refund_due: { column: `(${refundIsDue})`, type: 'boolean' },
  customer: { column: 'customer_id', type: 'text' },
} as const satisfies Columns
