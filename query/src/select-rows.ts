import { rowComparer } from './compare-rows.js'
import type { Condition } from './condition.js'
import { compileCondition, type RelatedOf } from './evaluate.js'
import type { SortKey } from './read-sort.js'
import type { Attributes } from './shape.js'

export interface FindOptions {
  where?: Condition | undefined
  sort?: readonly SortKey[]
  start?: number
  limit?: number
}

/** Filters, sorts and cuts a list at hand; without a sort order it keeps its own. */
export function selectRows<R extends Attributes>(
  rows: readonly R[],
  resource: string,
  { where, sort = [], start = 0, limit }: FindOptions,
  relatedOf: RelatedOf,
): { rows: readonly R[]; total: number } {
  const test = where && compileCondition(where, resource, relatedOf)
  const matching = test ? rows.filter((row) => test(row) === true) : rows
  const ordered = sort.length > 0 ? [...matching].sort(rowComparer(sort)) : matching
  const end = limit === undefined ? undefined : start + limit
  return { rows: ordered.slice(start, end), total: matching.length }
}
