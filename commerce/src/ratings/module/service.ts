import type { RatingState } from '@nas/contract/ratings'
import { SqlService } from '../../platform/database/sql-service'
import { trailedSql } from '../../platform/trail/trail-part'
import type { RatingRow } from './rating-row'

/** Name under which the container knows the service. */
export const SHOP_RATING = 'shop_rating'

/** What staff decide of a rating; what is missing stays as it is. */
interface Decision {
  id: string
  by: string
  state: RatingState
  reason?: string | null | undefined
  reply?: string | null | undefined
}

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

  /** Shows the rating or hides it, and answers it. @returns undefined when there is none */
  async decide({ id, by, state, reason, reply }: Decision): Promise<RatingRow | undefined> {
    const said = {
      state,
      decided_by: by,
      // What is shown has no reason not to be.
      ...(state === 'active' ? { reason: null } : reason !== undefined && { reason }),
      ...(reply !== undefined && { reply }),
    }
    const set = Object.keys(said).map((column) => `${column} = ?`)
    const decided = {
      sql: `update order_rating set ${set.join(', ')}, updated_at = now()
            where id = ? and deleted_at is null returning *`,
      values: [...Object.values(said), id],
    }
    const after = { state, ...(reply !== undefined && { reply: 'changed' }) }
    return this.first<RatingRow>(
      trailedSql(decided, { kind: 'rating', subject: id, before: {}, after }),
    )
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
