import * as v from 'valibot'
import type { Picture } from '../../kit/forms/form-field.ts'
import { type ListSpec, oneOf } from '../../kit/list/list-search.ts'
import { coverOf, type ListedRecord, listedFields, shownStates } from './listed-record.ts'

/** SPEC §4: categories of the club. */
export const clubTypes = ['skincare', 'knowledge', 'news'] as const

export interface ListedClub extends ListedRecord {
  slug: string
  type: (typeof clubTypes)[number]
  published_at: string | null
  cover: Picture | null
}

const entrySchema = v.object({
  id: v.number(),
  attributes: v.object({
    ...listedFields,
    slug: v.string(),
    type: v.picklist(clubTypes),
    published_at: v.nullable(v.string()),
    thub: v.unknown(),
  }),
})

/** GET /api/clubs for staff, drafts too (SPEC §9: order, then newest). */
export const clubList: ListSpec<ListedClub> = {
  resource: 'clubs',
  populate: ['thub'],
  sort: 'order:desc,id:desc',
  sorts: ['name', 'published_at', 'order', 'updatedAt'],
  filters: {
    state: oneOf(shownStates, (state) => ({ state: { $eq: state } })),
    type: oneOf(clubTypes, (type) => ({ type: { $eq: type } })),
  },
  rowOf(entry) {
    const { id, attributes } = v.parse(entrySchema, entry)
    const { thub, ...rest } = attributes
    return { id, ...rest, cover: coverOf(thub) }
  },
}
