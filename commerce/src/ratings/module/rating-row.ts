import { ratingFields } from '@nas/contract/ratings'
import type { Columns } from '@nas/query/columns'
import { searchColumns } from '../../platform/database/search-columns'
import type { RowOf } from '../../platform/database/stored-fields'

/** A row of order_rating. */
export type RatingRow = RowOf<typeof ratingFields> & {
  id: string
  record_id: string
  display_id: number
  line_id: string
  product: number
  customer_id: string | null
}

/** Staff know which order a rating belongs to. */
export const staffRatingColumns: Columns = {
  id: { column: 'id', type: 'text', opaque: true },
  product: { column: 'product', type: 'integer' },
  ...searchColumns(ratingFields),
}

const { order_code: _ofStaff, ...everybodys } = staffRatingColumns

/** What everybody may filter and sort ratings by. */
export const ratingColumns: Columns = everybodys
