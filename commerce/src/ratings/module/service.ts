import type { RatingState } from '@nas/contract/ratings'
import { SqlService } from '../../platform/database/sql-service'
import type { RatingRow } from './rating-row'

/** Name under which the container knows the service. */
export const SHOP_RATING = 'shop_rating'

export class ShopRatingService extends SqlService {
  /** Every rating of these orders, in the sequence they were given. */
  async ofRecords(recordIds: string[]): Promise<RatingRow[]> {
    if (recordIds.length === 0) return []
    return this.rows<RatingRow>({
      sql: `select * from order_rating where deleted_at is null
            and record_id in (${recordIds.map(() => '?').join(', ')}) order by created_at, id`,
      values: recordIds,
    })
  }

  /** Shows the rating or hides it. @returns undefined when there is none */
  async decide({
    id,
    state,
    by,
  }: {
    id: string
    state: RatingState
    by: string
  }): Promise<RatingRow | undefined> {
    const decided = await this.first<RatingRow>({
      sql: `update order_rating set state = ?, decided_by = ?, updated_at = now()
            where id = ? and deleted_at is null returning *`,
      values: [state, by, id],
    })
    return decided
  }

  /** Average and number of the ratings of a product that are shown. */
  async averageOf(product: number): Promise<{ average: number | null; count: number }> {
    const shown = await this.first<{ average: number | null; count: number }>({
      sql: `select round(avg(stars), 1)::float8 as average, count(*)::int as count
            from order_rating where product = ? and state = 'active' and deleted_at is null`,
      values: [product],
    })
    return shown ?? { average: null, count: 0 }
  }
}
