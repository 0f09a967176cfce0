import * as v from 'valibot'
import type { Picture } from '../../kit/forms/form-field.ts'
import { namesIn, picturesIn } from '../../kit/forms/related.ts'
import { type ListSpec, oneOf } from '../../kit/list/list-search.ts'

export const shownStates = ['active', 'inactive'] as const

export const listedFields = {
  name: v.string(),
  state: v.picklist(shownStates),
  order: v.number(),
  updatedAt: v.string(),
}

const entryOf = <Own extends v.ObjectEntries>(own: Own) =>
  v.object({ id: v.number(), attributes: v.object({ ...listedFields, ...own }) })

type Listed = { [Name in keyof typeof listedFields]: v.InferOutput<(typeof listedFields)[Name]> }
export type ListedRecord = Listed & { id: number; cover?: Picture | null }

const byState = oneOf(shownStates, (state) => ({ state: { $eq: state } }))

const coverOf = (value: unknown): Picture | null => picturesIn(value)[0] ?? null

const productEntry = entryOf({
  slug: v.string(),
  price: v.number(),
  sold: v.number(),
  thub: v.unknown(),
  categories: v.unknown(),
})

function productRow(entry: unknown) {
  const { id, attributes } = v.parse(productEntry, entry)
  const { thub, categories, ...rest } = attributes
  return { id, ...rest, cover: coverOf(thub), categories: namesIn(categories) }
}

export type ListedProduct = ReturnType<typeof productRow>

/** GET /api/products for staff, drafts too (SPEC §9: order, then newest). */
export const productList: ListSpec<ListedProduct> = {
  resource: 'products',
  populate: ['thub', 'categories'],
  sort: 'order:desc,id:desc',
  sorts: ['name', 'price', 'sold', 'order', 'updatedAt'],
  filters: {
    state: byState,
    category: {
      accepts: (value) => /^[1-9]\d{0,8}$/.test(value),
      where: (id) => ({ categories: { id: { $eq: Number(id) } } }),
    },
  },
  rowOf: productRow,
}

/** SPEC §4: categories of the club. */
export const clubTypes = ['skincare', 'knowledge', 'news'] as const

const clubEntry = entryOf({
  slug: v.string(),
  type: v.picklist(clubTypes),
  published_at: v.nullable(v.string()),
  thub: v.unknown(),
})

function clubRow(entry: unknown) {
  const { id, attributes } = v.parse(clubEntry, entry)
  const { thub, ...rest } = attributes
  return { id, ...rest, cover: coverOf(thub) }
}

export type ListedClub = ReturnType<typeof clubRow>

/** GET /api/clubs for staff, drafts too (SPEC §9: order, then newest). */
export const clubList: ListSpec<ListedClub> = {
  resource: 'clubs',
  populate: ['thub'],
  sort: 'order:desc,id:desc',
  sorts: ['name', 'published_at', 'order', 'updatedAt'],
  filters: {
    state: byState,
    type: oneOf(clubTypes, (type) => ({ type: { $eq: type } })),
  },
  rowOf: clubRow,
}

export const placeKinds = ['showroom', 'agent'] as const

const text = v.nullable(v.string())
const placeEntry = entryOf({
  kind: v.picklist(placeKinds),
  address: text,
  province: text,
  phone: text,
})

function placeRow(entry: unknown) {
  const { id, attributes } = v.parse(placeEntry, entry)
  return { id, ...attributes }
}

export type ListedPlace = ReturnType<typeof placeRow>

/** GET /api/places for staff, drafts too (SPEC §9: by name, descending). */
export const placeList: ListSpec<ListedPlace> = {
  resource: 'places',
  sort: 'name:desc',
  sorts: ['name', 'province', 'order', 'updatedAt'],
  filters: {
    state: byState,
    kind: oneOf(placeKinds, (kind) => ({ kind: { $eq: kind } })),
  },
  rowOf: placeRow,
}
