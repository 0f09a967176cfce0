import { rowComparer } from './compare-rows.js'
import type { Condition } from './condition.js'
import { compileCondition, type RelatedOf } from './evaluate.js'
import type { SortKey } from './read-sort.js'
import type { Attributes } from './shape.js'

export interface FindOptions {
  where?: Condition | undefined
  /** Start of the page: earlier records are counted but not returned. */
  after?: Condition | undefined
  sort?: readonly SortKey[]
  start?: number
  limit?: number
}

/** Filters, sorts and limits a list in memory; without a sort order, the list keeps its order. */
export function selectRows<R extends Attributes>(
  rows: readonly R[],
  resource: string,
  { where, after, sort = [], start = 0, limit }: FindOptions,
  relatedOf: RelatedOf,
): { rows: readonly R[]; total: number } {
  const meeting = (some: readonly R[], condition: Condition | undefined) => {
    const test = condition && compileCondition(condition, resource, relatedOf)
    return test ? some.filter((row) => test(row) === true) : some
  }
  const matching = meeting(rows, where)
  const following = meeting(matching, after)
  const ordered = sort.length > 0 ? [...following].sort(rowComparer(sort)) : following
  const end = limit === undefined ? undefined : start + limit
  return { rows: ordered.slice(start, end), total: matching.length }
}
