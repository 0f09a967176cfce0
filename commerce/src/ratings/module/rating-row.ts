import type { ratingFields } from '@nas/contract/ratings'
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
