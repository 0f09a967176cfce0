import * as v from 'valibot'
import type { NamedRecord, Picture } from '../editor/editor-field.ts'
import { coverOf, type ListedRecord, listedFields, shownStates } from '../editor/listed-record.ts'
import { namesIn } from '../editor/related.ts'
import { type ListSpec, oneOf } from '../list/list-search.ts'

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

/** GET /api/products as staff see it, drafts too (SPEC §9: order, then the newest). */
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
