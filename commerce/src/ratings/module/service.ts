import type { RatingState } from '@nas/contract/ratings/fields'
import { joined, raw, sql } from '@nas/query/sql'
import { auditedSql } from '../../audit-log/module/audit-part'
import { equalities } from '../../platform/database/run-sql'
import { SqlService } from '../../platform/database/sql-service'
import { hasVersionSql, nextVersion, stale } from '../../platform/database/version'
import type { RatingRow } from './rating-row'

export const SHOP_RATING = 'shop_rating'

/** Decision of staff on a rating; missing fields are not changed. */
interface Decision {
  id: string
  by: string
  updated_at?: string | undefined
  state: RatingState
  reason?: string | null | undefined
  reply?: string | null | undefined
}

export class ShopRatingService extends SqlService {
  /** All ratings of these orders, oldest first. */
  ofRecords(recordIds: string[]): Promise<RatingRow[]> {
    return this.rows<RatingRow>(sql`
      select * from order_rating where deleted_at is null
      and record_id = any(${recordIds}) order by created_at, id`)
  }

  /** @returns undefined when the rating does not exist @throws ShopError stale */
  async decide({ id, by, updated_at, ...decision }: Decision): Promise<RatingRow | undefined> {
    const { state, reason, reply } = decision
    const version = hasVersionSql(updated_at)
    const said = {
      state,
      decided_by: by,
      // A published rating has no reason for hiding.
      ...(state === 'active' ? { reason: null } : reason !== undefined && { reason }),
      ...(reply !== undefined && { reply }),
    }
    const decided = sql`
      update order_rating set ${joined([...equalities(said), raw(nextVersion)])}
      where id = ${id} and deleted_at is null and ${version} returning *`
    const after = { state, ...(reply !== undefined && { reply: 'changed' }) }
    const decidedRow = await this.first<RatingRow>(
      auditedSql(decided, { kind: 'rating', subject: id, before: {}, after }),
    )
    if (decidedRow === undefined && (await this.exists(id))) throw stale()
    return decidedRow
  }

  private exists(id: string): Promise<boolean> {
    return this.hasRow(sql`select from order_rating where id = ${id} and deleted_at is null`)
  }

  /** Average and number of the published ratings of a product. */
  async averageOf(product: number): Promise<{ average: number | null; count: number }> {
    const shown = await this.first<{ average: number | null; count: number }>(sql`
      select round(avg(stars), 1)::float8 as average, count(*)::int as count
      from order_rating where product = ${product} and state = 'active' and deleted_at is null`)
    return shown ?? { average: null, count: 0 }
  }
}
