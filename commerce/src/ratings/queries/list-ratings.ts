import type { MedusaContainer } from '@medusajs/framework/types'
import { ratingFields } from '@nas/contract/ratings/fields'
import type { RatingRecord } from '@nas/contract/ratings/operations'
import type { Columns } from '@nas/query/columns'
import type { ListQuery } from '@nas/query/list-query'
import { raw, sql } from '@nas/query/sql'
import { peopleById } from '../../accounts/queries/find-people'
import { isOnSale, productsNamedLike } from '../../medusa-tables/products'
import { sqlOf } from '../../platform/database/run-sql'
import { type List, selectPage } from '../../platform/database/select-page'
import { concealed, serializeRow } from '../../platform/database/stored-fields'
import { notFound } from '../../platform/errors/shop-error'
import { type RatingRow, ratingColumns, staffRatingColumns } from '../module/rating-row'
import { ratingsSql } from '../module/rating-sql'

const longest = 20

/**
 * The public author of a rating: the given name, which is the last word of a Vietnamese name; null
 * when the account has no usable name.
 * @example authorName('Nguyễn Thị Mai') // 'Mai'
 */
export function authorName(fullname: string | null): string | null {
  const given = fullname?.normalize('NFC').trim().split(/\s+/u).at(-1) ?? ''
  return given.length <= longest && /^\p{L}[\p{L}\p{M}'’-]*$/u.test(given) ? given : null
}

/** The audience: only staff see the order. */
export type RatingAudience = 'public' | 'staff'

export async function serializeRatings(
  container: MedusaContainer,
  ratings: RatingRow[],
  audience: RatingAudience,
): Promise<RatingRecord[]> {
  const customers = ratings.map(({ customer_id }) => customer_id)
  const people = await peopleById(container, customers)
  return ratings.map((rating) => ({
    id: rating.id,
    product: rating.product,
    ...serializeRow(ratingFields, rating),
    author: authorName(people.get(rating.customer_id ?? '')?.fullname ?? null),
    ...concealed(ratingFields, audience),
  }))
}

/** Published ratings of products on sale: an inactive product does not exist for the public. */
const shown = `state = 'active' and ${isOnSale('order_rating.product::text')}`

function ratingList(columns: Columns, visible: string): List {
  return {
    sources: [sql`from ${ratingsSql} where ${raw(visible)}`],
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

/** @throws QueryError */
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
