import { ratingFields } from '@nas/contract/ratings'
import type { Columns } from '@nas/query/columns'
import { searchColumns } from '../../platform/database/search-columns'

/** Staff know which order a rating belongs to. */
export const staffRatingColumns: Columns = {
  id: { column: 'id', type: 'text' },
  product: { column: 'product', type: 'integer' },
  ...searchColumns(ratingFields),
}

const { order_code: _ofStaff, ...everybodys } = staffRatingColumns

/** What everybody may filter and sort ratings by. */
export const ratingColumns: Columns = everybodys
