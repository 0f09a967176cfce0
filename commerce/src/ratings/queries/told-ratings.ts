import type { MedusaContainer } from '@medusajs/framework/types'
import { peopleById } from '../../accounts/queries/find-people'
import type { RatingRow } from '../module/rating-row'
import { authorName } from './author-name'

/** Who is told: only staff learn of the order. */
export type RatingAudience = 'everybody' | 'staff'

/** Ratings as the shop's routes tell them. */
export async function toldRatings(
  container: MedusaContainer,
  ratings: RatingRow[],
  audience: RatingAudience,
) {
  const customers = ratings.flatMap(({ customer_id }) => customer_id ?? [])
  const people = await peopleById(container, [...new Set(customers)])
  return ratings.map(({ id, product, stars, words, state, customer_id, ...row }) => ({
    id,
    product,
    stars,
    words,
    state,
    author: authorName(people.get(customer_id ?? '')?.fullname ?? null),
    order_code: audience === 'staff' ? row.order_code : null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }))
}
