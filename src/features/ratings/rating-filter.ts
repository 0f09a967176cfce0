import type { RatingChoice } from '../../api-client/ratings.ts'

/** Key of a sort's text -> its value in `GET /api/ratings`. */
export const ratingSorts = {
  newest: 'createdAt:desc',
  helpfulFirst: 'helpful:desc,createdAt:desc',
  highest: 'stars:desc,createdAt:desc',
  lowest: 'stars:asc,createdAt:desc',
} as const

export function readChoice(form: HTMLFormElement): RatingChoice {
  const data = new FormData(form)
  return { stars: String(data.get('stars')), sort: String(data.get('sort')) }
}
