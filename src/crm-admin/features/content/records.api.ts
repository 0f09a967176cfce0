import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { api } from '../../../api-client/api.ts'
import { kindOf } from '../../kit/forms/field-kinds.ts'
import { attributesOf, type NamedRecord, type NamedResource } from '../../kit/forms/form-field.ts'
import type { Version } from '../../kit/forms/form-store.ts'
import { namesIn } from '../../kit/forms/related.ts'
import { keysOf } from '../../kit/list/list-page.ts'
import { type EditorSpec, fieldsOf } from './editor-spec.ts'

const oneSchema = v.object({
  data: v.object({
    id: v.number(),
    attributes: v.looseObject({ updatedAt: v.string() }),
  }),
})

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

/** @throws ApiError, with code `stale` after a concurrent save */
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

const maxNames = 100

/** Records to choose from; only products are numerous enough to need a search. */
export function namesOptions(of: NamedResource, words: string) {
  return queryOptions({
    queryKey: [of, 'names', words] as const,
    queryFn: async ({ signal }): Promise<NamedRecord[]> => {
      const query = {
        fields: ['name'],
        sort: 'order:desc,id:desc',
        pagination: { limit: maxNames },
        ...(words !== '' && { _q: words }),
      }
      return namesIn(await api.get(`/api/${of}`, query, signal))
    },
    staleTime: 60_000,
  })
}
