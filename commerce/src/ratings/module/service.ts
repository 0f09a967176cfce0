import { InjectManager, MedusaContext, MedusaService } from '@medusajs/framework/utils'
import { rows, type SqlContext } from '../../platform/database/rows'
import { OrderRating } from './models/order-rating'
import type { RatingRow, RatingState } from './rating-row'

export class ShopRatingService extends MedusaService({ OrderRating }) {
  /** Every rating of these orders, in the sequence they were given. */
  @InjectManager()
  async ofRecords(
    recordIds: string[],
    @MedusaContext() context: SqlContext = {},
  ): Promise<RatingRow[]> {
    if (recordIds.length === 0) return []
    return rows<RatingRow>(context, {
      sql: `select * from order_rating where deleted_at is null
            and record_id in (${recordIds.map(() => '?').join(', ')}) order by created_at, id`,
      values: recordIds,
    })
  }

  /** Shows the rating or takes it away. @returns undefined when there is none */
  @InjectManager()
  async decide(
    { id, state, by }: { id: string; state: RatingState; by: string },
    @MedusaContext() context: SqlContext = {},
  ): Promise<RatingRow | undefined> {
    const [decided] = await rows<RatingRow>(context, {
      sql: `update order_rating set state = ?, decided_by = ?, updated_at = now()
            where id = ? and deleted_at is null returning *`,
      values: [state, by, id],
    })
    return decided
  }

  /** Average and number of the ratings of a product that are shown. */
  @InjectManager()
  async averageOf(
    product: number,
    @MedusaContext() context: SqlContext = {},
  ): Promise<{ average: number | null; count: number }> {
    const [told] = await rows<{ average: number | null; count: number }>(context, {
      sql: `select round(avg(stars), 1)::float8 as average, count(*)::int as count
            from order_rating where product = ? and state = 'active' and deleted_at is null`,
      values: [product],
    })
    return told ?? { average: null, count: 0 }
  }
}
