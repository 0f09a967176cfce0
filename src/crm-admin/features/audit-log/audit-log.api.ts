import { type AuditEntry, auditKinds, auditLogAnswerSchema } from '@nas/contract/audit-log/fields'
import { isDay } from '@nas/domain/periods'
import { infiniteQueryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { api } from '../../../api-client/api.ts'
import type { SearchTexts } from '../../kit/address/search-text.ts'
import { apiOptions } from '../../kit/list/list-page.ts'
import type { ListFilter } from '../../kit/list/list-search.ts'

const filter = (accepts: (value: string) => boolean): ListFilter => ({ accepts, where: () => ({}) })

export const auditLogFilters: Readonly<Record<string, ListFilter>> = {
  kind: filter((value) => auditKinds.some((kind) => kind === value)),
  person: filter((value) => /^[\w-]{1,100}$/.test(value)),
  from: filter(isDay),
  to: filter(isDay),
}

const longestWords = 100

/** The filters in the address; other parameters are ignored. */
export function readAuditLogSearch(search: Record<string, unknown>): SearchTexts {
  const given = Object.entries(auditLogFilters).flatMap(([name, { accepts }]) => {
    const value = String(search[name] ?? '')
    return accepts(value) ? [[name, value]] : []
  })
  const words = String(search.q ?? '').trim()
  const q = words === '' || words.length > longestWords ? {} : { q: words }
  return { ...Object.fromEntries(given), ...q }
}

async function page(search: SearchTexts, before: string | null, signal?: AbortSignal) {
  const asked = { ...search, ...(before !== null && { before }) }
  return v.parse(auditLogAnswerSchema, await api.get('/api/app/trail', asked, signal))
}

/** GET /api/app/trail, page by page, newest first. */
export function auditLogOptions(search: SearchTexts) {
  return infiniteQueryOptions({
    queryKey: ['trail', search] as const,
    queryFn: ({ pageParam, signal }) => page(search, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next,
  })
}

/** Maximum entries of a file: spreadsheets handle no more, and a filter narrows the log. */
const maxEntries = 5_000

/** @throws ApiError */
export async function entriesOf(search: SearchTexts): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = []
  let before: string | null = null
  do {
    const { data, meta } = await page(search, before)
    entries.push(...data)
    before = meta.next
  } while (before !== null && entries.length < maxEntries)
  return entries
}

const staffAnswer = v.object({
  data: v.array(
    v.object({
      id: v.string(),
      attributes: v.object({ fullname: v.nullish(v.string()), email: v.string() }),
    }),
  ),
})

const staffQuery = {
  filters: { role: { type: { $eq: 'admin' } } },
  pagination: { after: '', pageSize: 100 },
}

export const staffOptions = {
  ...apiOptions(['users', 'people'], ['/api/users', staffQuery], staffAnswer, ({ data }) =>
    data.map(({ id, attributes: { fullname, email } }) => ({
      value: id,
      label: fullname || email,
    })),
  ),
  staleTime: 5 * 60_000,
}
