import { readPageSize } from './limits.js'
import type { PlainObject } from './plain-values.js'
import { invalidParameter, QueryError } from './query-error.js'

export interface KeyPage {
  pageSize: number
  /** Start of the page; null for the first page. */
  cursor: string | null
  backwards: boolean
}

/** Maximum number of counted matches for pages by key; above it `total` is a lower bound. */
export const maxCounted = 10_000

/** @returns null for a page by number @throws QueryError when both kinds are mixed */
export function readKeyPage({ after, before, ...rest }: PlainObject): KeyPage | null {
  if (after === undefined && before === undefined) return null
  const { pageSize, ...others } = rest
  if (Object.keys(others).length > 0 || (after !== undefined && before !== undefined)) {
    throw new QueryError('Invalid pagination: use pageSize with after or before', 'pagination')
  }
  const name = after === undefined ? 'before' : 'after'
  const cursor = after ?? before
  if (typeof cursor !== 'string' || (cursor === '' && name === 'before')) {
    throw invalidParameter(name, 'pagination')
  }
  return {
    pageSize: readPageSize(pageSize),
    cursor: cursor === '' ? null : cursor,
    backwards: name === 'before',
  }
}
