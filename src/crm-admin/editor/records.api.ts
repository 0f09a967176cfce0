import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { api } from '../../api-client/api.ts'
import { keysOf } from '../list/list-page.ts'
import {
  attributesOf,
  type EditorSpec,
  fieldsOf,
  type NamedRecord,
  type NamedResource,
} from './editor-field.ts'
import type { Version } from './editor-store.ts'
import { kindOf } from './field-kinds.ts'
import { namesIn } from './related.ts'

const oneSchema = v.object({
  data: v.object({
    id: v.number(),
    attributes: v.looseObject({ updatedAt: v.string() }),
  }),
})

/** A stored record as its editor shows it. */
export interface EditedRecord extends Version {
  id: number
  updatedAt: string
}

function recordIn(spec: EditorSpec, answer: unknown): EditedRecord {
  const { id, attributes } = v.parse(oneSchema, answer).data
  const values = fieldsOf(spec).flatMap((field) =>
    attributesOf(field).map((name) => [name, kindOf(field).read(attributes[name])] as const),
  )
  return { id, values: Object.fromEntries(values), updatedAt: attributes.updatedAt }
}

export function recordOptions(spec: EditorSpec, id: number) {
  return queryOptions({
    queryKey: [...keysOf(spec.resource).one(id), 'editor'] as const,
    queryFn: async ({ signal }) => {
      const query = { populate: '*' }
      return recordIn(spec, await api.get(`/api/${spec.resource}/${id}`, query, signal))
    },
  })
}

/** @throws ApiError, with code `stale` when somebody else saved meanwhile */
export async function saveRecord(
  spec: EditorSpec,
  id: number | null,
  data: object,
): Promise<EditedRecord> {
  const path = `/api/${spec.resource}`
  const answer =
    id === null
      ? await api.post(`${path}?populate=*`, { data })
      : await api.put(`${path}/${id}?populate=*`, { data })
  return recordIn(spec, answer)
}

const mostNames = 100

/** Records to choose from; only products are so many that words are needed to find one. */
export function namesOptions(of: NamedResource, words: string) {
  return queryOptions({
    queryKey: [of, 'names', words] as const,
    queryFn: async ({ signal }): Promise<NamedRecord[]> => {
      const query = {
        fields: ['name'],
        sort: 'order:desc,id:desc',
        pagination: { limit: mostNames },
        ...(words !== '' && { _q: words }),
      }
      return namesIn(await api.get(`/api/${of}`, query, signal))
    },
    staleTime: 60_000,
  })
}
