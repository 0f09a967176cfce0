import { castBoolean } from './cast.js'
import { type KeyPage, readKeyPage } from './key-page.js'
import { defaultPage, largestPage, readPageSize, readWhole } from './limits.js'
import { isPlainObject, type PlainObject } from './plain-values.js'
import { invalidParameter, QueryError } from './query-error.js'

export interface PageWindow {
  start: number
  limit: number
  /** `meta.pagination` (API §2.4); the total is known only after the search. */
  meta(total: number): Readonly<Record<string, number>>
}

/** @throws QueryError for an invalid number, or mixed kinds of paging (API §2.4) */
export function readPage(value: unknown): PageWindow | KeyPage {
  return (isPlainObject(value) && readKeyPage(value)) || readPagination(value)
}

function readPagination(value: unknown): PageWindow {
  if (value === undefined) return byPage({}, true)
  if (!isPlainObject(value)) throw invalidParameter('pagination', 'pagination')
  const counted =
    value.withCount === undefined || castBoolean(value.withCount, 'withCount', 'pagination')
  const hasPage = value.page !== undefined || value.pageSize !== undefined
  const hasStart = value.start !== undefined || value.limit !== undefined
  if (hasPage && hasStart) {
    throw new QueryError(
      'Invalid pagination: use page and pageSize, or start and limit',
      'pagination',
    )
  }
  return hasStart ? byStart(value, counted) : byPage(value, counted)
}

export function readPart(value: PlainObject): { start: number; limit: number } {
  const { start, limit, page, pageSize } = value
  const named = { start, limit, page, pageSize }
  const some = Object.values(named).some((one) => one !== undefined)
  return some ? readPagination(named) : { start: 0, limit: largestPage }
}

function byPage({ page, pageSize }: PlainObject, counted: boolean): PageWindow {
  const size = readPageSize(pageSize)
  const number = Math.max(1, readWhole(page, 'page', 1))
  return {
    start: (number - 1) * size,
    limit: size,
    meta: (total) => ({
      page: number,
      pageSize: size,
      ...(counted && { pageCount: Math.ceil(total / size), total }),
    }),
  }
}

function byStart({ start, limit }: PlainObject, counted: boolean): PageWindow {
  const wanted = readWhole(limit, 'limit', defaultPage)
  const most = wanted === -1 ? largestPage : Math.min(largestPage, Math.max(1, wanted))
  const from = Math.max(0, readWhole(start, 'start', 0))
  return {
    start: from,
    limit: most,
    meta: (total) => ({ start: from, limit: most, ...(counted && { total }) }),
  }
}
