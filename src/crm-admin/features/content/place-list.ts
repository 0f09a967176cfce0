import * as v from 'valibot'
import { type ListSpec, oneOf } from '../../kit/list/list-search.ts'
import { type ListedRecord, listedFields, shownStates } from './listed-record.ts'

export const placeKinds = ['showroom', 'agent'] as const

export interface ListedPlace extends ListedRecord {
  kind: (typeof placeKinds)[number]
  address: string | null
  province: string | null
  phone: string | null
}

const text = v.nullable(v.string())
const entrySchema = v.object({
  id: v.number(),
  attributes: v.object({
    ...listedFields,
    kind: v.picklist(placeKinds),
    address: text,
    province: text,
    phone: text,
  }),
})

/** GET /api/places for staff, drafts too (SPEC §9: by name, descending). */
export const placeList: ListSpec<ListedPlace> = {
  resource: 'places',
  sort: 'name:desc',
  sorts: ['name', 'province', 'order', 'updatedAt'],
  filters: {
    state: oneOf(shownStates, (state) => ({ state: { $eq: state } })),
    kind: oneOf(placeKinds, (kind) => ({ kind: { $eq: kind } })),
  },
  rowOf(entry) {
    const { id, attributes } = v.parse(entrySchema, entry)
    return { id, ...attributes }
  },
}
