import type { MedusaContainer } from '@medusajs/framework/types'
import type { Columns } from '@nas/query/columns'
import type { ListQuery } from '@nas/query/list-query'
import { isOnSale, productsNamedLike } from '../../medusa-tables/products'
import { sqlOf } from '../../platform/database/run-sql'
import { type List, selectPage } from '../../platform/database/select-page'
import { notFound } from '../../platform/errors/shop-error'
import { type RatingRow, ratingColumns, staffRatingColumns } from '../module/rating-row'
import { type RatingAudience, serializeRatings } from './serialize-ratings'

/** Published ratings of products on sale: an inactive product does not exist for the public. */
const shown = `state = 'active' and ${isOnSale('order_rating.product::text')}`

/** Searches the text of a rating and the name of its product. */
function ratingList(columns: Columns, visible: string): List {
  return {
    sources: [{ sql: `from order_rating where deleted_at is null and ${visible}`, values: [] }],
    columns,
    tieBreaker: 'id',
    defaultSort: [{ attribute: 'createdAt', descending: true }],
    occurs: `search_text like ? or product::text in (${productsNamedLike})`,
  }
}

const lists: Readonly<Record<RatingAudience, List>> = {
  public: ratingList(ratingColumns, shown),
  staff: ratingList(staffRatingColumns, 'true'),
}

/**
 * One page of ratings and the total.
 * @throws QueryError
 */
export async function listRatings(
  container: MedusaContainer,
  query: ListQuery,
  audience: RatingAudience,
) {
  const { rows, count } = await selectPage<RatingRow>(sqlOf(container), lists[audience], query)
  return { rows: await serializeRatings(container, rows, audience), count }
}

/** @throws ShopError not_found when it does not exist or is hidden from the caller */
export async function findRating(container: MedusaContainer, id: string, audience: RatingAudience) {
  const where = {
    kind: 'compare',
    attribute: 'id',
    type: 'text',
    operator: '$eq',
    value: id,
  } as const
  const search = { where, sort: [], limit: 1, offset: 0 }
  const [rating] = (await listRatings(container, search, audience)).rows
  if (rating === undefined) throw notFound('rating')
  return rating
}
