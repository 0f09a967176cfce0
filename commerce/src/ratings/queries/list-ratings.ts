import type { MedusaContainer } from '@medusajs/framework/types'
import type { Columns } from '@nas/domain/record-search/columns'
import { filterSql } from '@nas/domain/record-search/filter-sql'
import { orderSql } from '@nas/domain/record-search/order-sql'
import type { RecordSearch } from '@nas/domain/record-search/read-search'
import { selectPage } from '../../platform/database/select-page'
import { notFound } from '../../platform/errors/shop-error'
import { ratingColumns, staffRatingColumns } from '../module/rating-columns'
import type { RatingRow } from '../module/rating-row'
import { type RatingAudience, toldRatings } from './told-ratings'

/** What was approved, of products that are on sale: an inactive product does not exist. */
const shown = `state = 'active' and exists (
  select from product p where p.external_id = order_rating.product::text
  and p.status = 'published' and p.deleted_at is null)`

const views: Readonly<Record<RatingAudience, { columns: Columns; where: string }>> = {
  everybody: { columns: ratingColumns, where: shown },
  staff: { columns: staffRatingColumns, where: 'true' },
}

const newestFirst = [{ attr: 'createdAt', direction: 'desc' }] as const

/** One page of ratings and how many there are in all. @throws SearchError */
export async function listRatings(
  container: MedusaContainer,
  { filter, sort, limit, offset }: RecordSearch,
  audience: RatingAudience,
) {
  const { columns, where } = views[audience]
  const { sql, values } = filterSql(columns, filter)
  const { rows, count } = await selectPage<RatingRow>(container, {
    from: { sql: `from order_rating where deleted_at is null and ${where} and ${sql}`, values },
    order: orderSql(columns, sort.length > 0 ? sort : newestFirst, 'id'),
    limit,
    offset,
  })
  return { ratings: await toldRatings(container, rows, audience), count }
}

/** @throws ShopError not_found when there is none, or none that these may know of */
export async function findRating(container: MedusaContainer, id: string, audience: RatingAudience) {
  const filter = { attr: 'id', op: 'eq', value: id } as const
  const search = { filter, sort: [], limit: 1, offset: 0 }
  const [rating] = (await listRatings(container, search, audience)).ratings
  if (rating === undefined) throw notFound('rating')
  return rating
}
