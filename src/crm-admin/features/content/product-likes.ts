import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { api } from '../../../api-client/api.ts'
import { keysOf } from '../../kit/list/list-page.ts'

const likesAnswer = v.object({
  data: v.array(
    v.object({
      id: v.number(),
      attributes: v.object({ likes: v.object({ data: v.array(v.unknown()) }) }),
    }),
  ),
})

/** Maximum number of likes per product in a response of `/api`. */
export const mostLikes = 100

/**
 * The number of members who like each of these products.
 * @throws ApiError
 */
export function likesOptions(ids: readonly number[]) {
  return queryOptions({
    queryKey: [...keysOf('products').all, 'likes', ids] as const,
    enabled: ids.length > 0,
    queryFn: async ({ signal }) => {
      const query = {
        filters: { id: { $in: ids } },
        fields: ['name'],
        populate: { likes: { fields: ['user_id'] } },
        pagination: { pageSize: 100 },
      }
      const { data } = v.parse(likesAnswer, await api.get('/api/products', query, signal))
      return new Map(data.map(({ id, attributes }) => [id, attributes.likes.data.length]))
    },
  })
}
