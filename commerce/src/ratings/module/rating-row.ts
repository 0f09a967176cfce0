import { ratingFields } from '@nas/contract/ratings/fields'
import type { Columns } from '@nas/query/columns'
import { type RowOf, searchColumns } from '../../platform/database/stored-fields'

export type RatingRow = RowOf<typeof ratingFields> & {
  id: string
  record_id: string
  display_id: number
  line_id: string
  product: number
  customer_id: string | null
}

/** Only staff may see the order of a rating. */
export const staffRatingColumns: Columns = {
  id: { column: 'id', type: 'text', opaque: true },
  product: { column: 'product', type: 'integer' },
  ...searchColumns(ratingFields),
}

const { order_code: _ofStaff, ...publicColumns } = staffRatingColumns

export const ratingColumns: Columns = publicColumns
