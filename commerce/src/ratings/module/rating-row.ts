export type RatingState = 'new' | 'active' | 'inactive'

/** A row of order_rating. */
export interface RatingRow {
  id: string
  record_id: string
  display_id: number
  order_code: string
  line_id: string
  product: number
  customer_id: string | null
  stars: number
  words: string | null
  state: RatingState
  created_at: Date
  updated_at: Date
}
