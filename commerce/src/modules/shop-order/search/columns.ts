/** What an order list may be filtered and sorted by; nothing else of the table can be named. */
export const columns = {
  id: { column: 'display_id', type: 'integer' },
  code: { column: 'code', type: 'text' },
  state: { column: 'state', type: 'text' },
  name: { column: 'name', type: 'text' },
  phone: { column: 'phone', type: 'text' },
  payment_method: { column: 'payment_method', type: 'text' },
  total: { column: 'total', type: 'number' },
  subtotal: { column: 'subtotal', type: 'number' },
  createdAt: { column: 'created_at', type: 'date' },
  updatedAt: { column: 'updated_at', type: 'date' },
  estimated_pickup: { column: 'estimated_pickup', type: 'date' },
  estimated_delivery: { column: 'estimated_delivery', type: 'date' },
  customer: { column: 'customer_id', type: 'text' },
} as const satisfies Record<
  string,
  { column: string; type: 'integer' | 'number' | 'text' | 'date' }
>

export type OrderAttribute = keyof typeof columns

export function isOrderAttribute(name: string): name is OrderAttribute {
  return Object.hasOwn(columns, name)
}
