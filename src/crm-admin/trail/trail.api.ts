import { trailAnswerSchema, trailKinds } from '@nas/contract/trail'
import { infiniteQueryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { api } from '../../api-client/api.ts'
import type { SearchTexts } from '../routing/search-text.ts'

/** `kind` and `person` of the address; whatever else stands there says nothing. */
export function readTrailSearch({ kind, person }: Record<string, unknown>): SearchTexts {
  const known = trailKinds.find((one) => one === kind)
  return {
    ...(known && { kind: known }),
    ...(typeof person === 'string' && /^[\w-]{1,100}$/.test(person) && { person }),
  }
}

/** GET /api/app/trail, page by page, the newest first. */
export function trailOptions(search: SearchTexts) {
  return infiniteQueryOptions({
    queryKey: ['trail', search] as const,
    queryFn: async ({ pageParam, signal }) => {
      const asked = { ...search, ...(pageParam !== null && { before: pageParam }) }
      return v.parse(trailAnswerSchema, await api.get('/api/app/trail', asked, signal))
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next,
  })
}
