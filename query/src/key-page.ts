import { readPageSize } from './page-size.js'
import type { PlainObject } from './plain-values.js'
import { invalidParameter, QueryError } from './query-error.js'

/** A page that begins where another one ended, however far down the list that is. */
export interface KeyPage {
  pageSize: number
  /** Where it begins; null for the first page. */
  cursor: string | null
  /** The page ends at the cursor. */
  backwards: boolean
}

/** How many matches are counted where pages go by key; beyond it they are just more. */
export const mostCounted = 10_000

/**
 * Reads `after` or `before` with `pageSize`.
 * @returns null when the page is asked for by its number
 * @throws QueryError when both ways are mixed
 */
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
