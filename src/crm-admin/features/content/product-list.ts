import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { api } from '../../../api-client/api.ts'
import type { NamedRecord, Picture } from '../../kit/forms/form-field.ts'
import { namesIn } from '../../kit/forms/related.ts'
import { keysOf } from '../../kit/list/list-page.ts'
import { type ListSpec, oneOf } from '../../kit/list/list-search.ts'
import { coverOf, type ListedRecord, listedFields, shownStates } from './listed-record.ts'

export interface ListedProduct extends ListedRecord {
  slug: string
  price: number
  sold: number
  cover: Picture | null
  categories: NamedRecord[]
}

const entrySchema = v.object({
  id: v.number(),
  attributes: v.object({
    ...listedFields,
    slug: v.string(),
    price: v.number(),
    sold: v.number(),
    thub: v.unknown(),
    categories: v.unknown(),
  }),
})

/** GET /api/products for staff, drafts too (SPEC §9: order, then newest). */
export const productList: ListSpec<ListedProduct> = {
  resource: 'products',
  populate: ['thub', 'categories'],
  sort: 'order:desc,id:desc',
  sorts: ['name', 'price', 'sold', 'order', 'updatedAt'],
  filters: {
    state: oneOf(shownStates, (state) => ({ state: { $eq: state } })),
    category: {
      accepts: (value) => /^[1-9]\d{0,8}$/.test(value),
      where: (id) => ({ categories: { id: { $eq: Number(id) } } }),
    },
  },
  rowOf(entry) {
    const { id, attributes } = v.parse(entrySchema, entry)
    const { thub, categories, ...rest } = attributes
    return { id, ...rest, cover: coverOf(thub), categories: namesIn(categories) }
  },
}

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
