import type { pictureSizes, RatingState } from '@nas/contract/ratings/fields'
import { joined, raw, sql } from '@nas/query/sql'
import { auditedSql } from '../../audit-log/module/audit-part'
import { equalities } from '../../platform/database/run-sql'
import { SqlService } from '../../platform/database/sql-service'
import { hasVersionSql, nextVersion, stale } from '../../platform/database/version'
import { ShopError } from '../../platform/errors/shop-error'
import { addMarkSql, removeMarkSql } from './marks'
import { renamePicturesSql } from './pictures-sql'
import type { RatingRow } from './rating-row'
import { ratingsSql } from './rating-sql'

export const SHOP_RATING = 'shop_rating'

const everyStar = [1, 2, 3, 4, 5]
const countOf = (stars: number) => sql`count(*) filter (where stars = ${stars})`

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
      select * from ${ratingsSql} where record_id = any(${recordIds}) order by created_at, id`)
  }

  /** @returns whether the rating exists @throws ShopError stale */
  async decide({ id, by, updated_at, ...decision }: Decision): Promise<boolean> {
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
      where id = ${id} and deleted_at is null and ${version} returning id`
    const after = { state, ...(reply !== undefined && { reply: 'changed' }) }
    const isDecided = await this.inTransaction(async (run) => {
      const change = { kind: 'rating', subject: id, before: {}, after } as const
      const rows = await run(auditedSql(decided, change))
      if (rows.length > 0 && state === 'inactive') await run(renamePicturesSql(id))
      return rows.length > 0
    })
    if (!isDecided && (await this.exists(id))) throw stale()
    return isDecided
  }

  private exists(id: string): Promise<boolean> {
    return this.hasRow(sql`select from order_rating where id = ${id} and deleted_at is null`)
  }

  /** The WebP file of a picture; undefined when it does not exist. */
  async picture(id: string, size: (typeof pictureSizes)[number]): Promise<Buffer | undefined> {
    const found = await this.first<{ file: Buffer }>(sql`
      select ${raw(size)} as file from rating_picture where id = ${id} and deleted_at is null`)
    return found?.file
  }

  /** @returns the number of marks; undefined when no such rating is published */
  async mark(id: string, customerId: string, helpful: boolean): Promise<number | undefined> {
    const published = await this.first<{ customer_id: string | null }>(sql`
      select customer_id from order_rating
      where id = ${id} and state = 'active' and deleted_at is null`)
    if (published === undefined) return undefined
    if (published.customer_id === customerId) {
      throw new ShopError('own_rating', 'Authors cannot mark their own ratings.')
    }
    await this.rows(helpful ? addMarkSql(id, customerId) : removeMarkSql(id, customerId))
    const counted = await this.first<{ count: number }>(
      sql`select count(*)::int as count from rating_mark where rating_id = ${id}`,
    )
    return counted?.count
  }

  /** Newest first. @param product null for all */
  markedBy(
    customerId: string,
    product: number | null,
  ): Promise<{ rating: string; product: number; at: Date }[]> {
    return this.rows(sql`
      select mark.rating_id as rating, product, mark.created_at as at
      from rating_mark as mark join order_rating as rating on rating.id = mark.rating_id
      where mark.customer_id = ${customerId}
        and (${product}::int is null or product = ${product})
      order by mark.created_at desc, mark.id`)
  }

  /** Published ratings of each rated product by their stars. */
  starCounts(): Promise<{ product: number; counts: number[] }[]> {
    return this.rows(sql`
      select product, array[${joined(everyStar.map(countOf))}]::int[] as counts
      from order_rating where state = 'active' and deleted_at is null
      group by product order by product`)
  }
}
