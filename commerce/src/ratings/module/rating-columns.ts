import type { Columns } from '@nas/query/columns'

/** What everybody may filter and sort ratings by. */
export const ratingColumns = {
  id: { column: 'id', type: 'text' },
  product: { column: 'product', type: 'integer' },
  stars: { column: 'stars', type: 'integer' },
  state: { column: 'state', type: 'text' },
  createdAt: { column: 'created_at', type: 'date' },
  updatedAt: { column: 'updated_at', type: 'date' },
} as const satisfies Columns

/** Staff know which order a rating belongs to. */
export const staffRatingColumns = {
  ...ratingColumns,
  order_code: { column: 'order_code', type: 'text' },
} as const satisfies Columns
