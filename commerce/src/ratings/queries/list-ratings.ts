import type { MedusaContainer } from '@medusajs/framework/types'
import type { Columns } from '@nas/query/columns'
import { conditionSql } from '@nas/query/condition-sql'
import type { ListQuery } from '@nas/query/list-query'
import { orderSql } from '@nas/query/order-sql'
import { isOnSale } from '../../medusa-tables/products'
import { selectPage } from '../../platform/database/select-page'
import { notFound } from '../../platform/errors/shop-error'
import { type RatingRow, ratingColumns, staffRatingColumns } from '../module/rating-row'
import { type RatingAudience, serializeRatings } from './serialize-ratings'

/** What was approved, of products that are on sale: an inactive product does not exist. */
const shown = `state = 'active' and ${isOnSale('order_rating.product::text')}`

const views: Readonly<Record<RatingAudience, { columns: Columns; visible: string }>> = {
  everybody: { columns: ratingColumns, visible: shown },
  staff: { columns: staffRatingColumns, visible: 'true' },
}

const newestFirst = [{ attribute: 'createdAt', descending: true }]

/** One page of ratings and how many there are in all. @throws QueryError */
export async function listRatings(
  container: MedusaContainer,
  { where, sort, limit, offset }: ListQuery,
  audience: RatingAudience,
) {
  const { columns, visible } = views[audience]
  const { sql, values } = conditionSql(columns, where)
  const { rows, count } = await selectPage<RatingRow>(container, {
    from: { sql: `from order_rating where deleted_at is null and ${visible} and ${sql}`, values },
    order: orderSql(columns, sort.length > 0 ? sort : newestFirst, 'id'),
    limit,
    offset,
  })
  return { ratings: await serializeRatings(container, rows, audience), count }
}

/** @throws ShopError not_found when there is none, or none that these may know of */
export async function findRating(container: MedusaContainer, id: string, audience: RatingAudience) {
  const where = {
    kind: 'compare',
    attribute: 'id',
    type: 'text',
    operator: '$eq',
    value: id,
  } as const
  const search = { where, sort: [], limit: 1, offset: 0 }
  const [rating] = (await listRatings(container, search, audience)).ratings
  if (rating === undefined) throw notFound('rating')
  return rating
}
