import type { Columns } from '@nas/query/columns'

const after = (part: string) => `coalesce(', ' || nullif(${part}, ''), '')`

/** The address in one line, as an order is told; `concat_ws` cannot stand in an index. */
const addressLine = `substr(${['address', 'ward', 'district', 'province'].map(after).join(' || ')}, 3)`

/** What an order list may be filtered and sorted by. */
export const orderColumns = {
  id: { column: 'display_id', type: 'integer' },
  code: { column: 'code', type: 'text' },
  state: { column: 'state', type: 'text' },
  name: { column: 'name', type: 'text' },
  phone: { column: 'phone', type: 'text' },
  email: { column: 'email', type: 'text' },
  address: { column: addressLine, type: 'text' },
  province: { column: 'province', type: 'text' },
  district: { column: 'district', type: 'text' },
  ward: { column: 'ward', type: 'text' },
  note: { column: 'note', type: 'text' },
  payment_method: { column: 'payment_method', type: 'text' },
  payment_kind: { column: 'payment_kind', type: 'text' },
  subtotal: { column: 'subtotal', type: 'decimal' },
  shipping_price: { column: 'shipping_price', type: 'decimal' },
  discount: { column: 'discount', type: 'decimal' },
  total: { column: 'total', type: 'decimal' },
  cod_amount: { column: "(case when payment_kind = 'cod' then total else 0 end)", type: 'decimal' },
  createdAt: { column: 'created_at', type: 'date' },
  updatedAt: { column: 'updated_at', type: 'date' },
  estimated_pickup: { column: 'estimated_pickup', type: 'date' },
  estimated_delivery: { column: 'estimated_delivery', type: 'date' },
  customer: { column: 'customer_id', type: 'text' },
} as const satisfies Columns
