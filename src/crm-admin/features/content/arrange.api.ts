import { type Arrangement, arrangeAnswerSchema } from '@nas/contract/content-writes'
import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { api } from '../../../api-client/api.ts'
import { keysOf } from '../../kit/list/list-page.ts'
import { type ListedRecord, listedFields } from './content-lists.ts'

/** Maximum page size of `/api`. */
const maxArranged = 100

const answerSchema = v.object({
  data: v.array(v.object({ id: v.number(), attributes: v.object(listedFields) })),
  meta: v.object({ pagination: v.object({ total: v.number() }) }),
})

export interface Arranged {
  rows: ListedRecord[]
  total: number
}

/** The beginning of a list in the shop's order (SPEC §9). */
export function arrangedOptions(of: Arrangement['of'], filters: object) {
  return queryOptions({
    queryKey: [...keysOf(of).all, 'arranged', filters] as const,
    queryFn: async ({ signal }): Promise<Arranged> => {
      const query = {
        filters,
        fields: Object.keys(listedFields),
        sort: 'order:desc,id:desc',
        pagination: { start: 0, limit: maxArranged },
      }
      const { data, meta } = v.parse(answerSchema, await api.get(`/api/${of}`, query, signal))
      const rows = data.map(({ id, attributes }) => ({ id, ...attributes }))
      return { rows, total: meta.pagination.total }
    },
  })
}

/** @throws ApiError, with status 404 when one of the two no longer exists */
export async function arrange(body: Arrangement): Promise<void> {
  v.parse(arrangeAnswerSchema, await api.post('/api/app/arrange', body))
}
