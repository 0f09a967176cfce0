import type { MedusaContainer } from '@medusajs/framework/types'
import { ratingFields } from '@nas/contract/ratings/fields'
import type { RatingRecord } from '@nas/contract/ratings/operations'
import { peopleById } from '../../accounts/queries/find-people'
import { concealed, serializeRow } from '../../platform/database/stored-fields'
import type { RatingRow } from '../module/rating-row'

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

/** Ratings as returned by the shop's routes. */
export async function serializeRatings(
  container: MedusaContainer,
  ratings: RatingRow[],
  audience: RatingAudience,
): Promise<RatingRecord[]> {
  const customers = ratings.flatMap(({ customer_id }) => customer_id ?? [])
  const people = await peopleById(container, [...new Set(customers)])
  return ratings.map((rating) => ({
    id: rating.id,
    product: rating.product,
    ...serializeRow(ratingFields, rating),
    author: authorName(people.get(rating.customer_id ?? '')?.fullname ?? null),
    ...concealed(ratingFields, audience),
  }))
}
