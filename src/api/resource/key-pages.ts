import type { Condition } from '@nas/query/condition'
import { afterEdge, reversed, totalOrder } from '@nas/query/key-order'
import { type KeyPage, mostCounted } from '@nas/query/key-page'
import type { Populate } from '@nas/query/read-populate'
import { readSort, type SortKey } from '@nas/query/read-sort'
import type { Attributes } from '@nas/query/shape'
import type { ApiRequest } from '../endpoint.ts'
import { cursorOf, readCursor } from './cursor.ts'
import type { Resource } from './resource.ts'

/** What is asked of a list, whatever page of it. */
export interface Asked {
  where: Condition | undefined
  words: string | undefined
  sort: readonly SortKey[]
  populate: Populate
}

/** Most lists keep the order of the shop's, and what has none begins with the newest (SPEC §9). */
export function listOrder({ shape, usualSort }: Resource, sort: readonly SortKey[]) {
  const usual = usualSort ?? (shape.attributes.has('order') ? 'order:desc,id:desc' : 'id:desc')
  return totalOrder(shape, sort.length > 0 ? sort : readSort(shape, usual))
}

/**
 * A page that begins after a record, or ends before it, in the total order of the list.
 * @throws QueryError for a cursor that is not of this list
 */
export async function findByKey(
  resource: Resource,
  request: ApiRequest,
  { sort: asked, ...rest }: Asked,
  { pageSize, cursor, backwards }: KeyPage,
) {
  const sort = listOrder(resource, asked)
  const way = backwards ? reversed(sort) : sort
  const found = await resource.store.find(request, {
    ...rest,
    ...(cursor !== null && { after: afterEdge(way, readCursor(cursor, sort)) }),
    everyWord: true,
    sort: way,
    start: 0,
    // One more tells whether there are more.
    limit: pageSize + 1,
    count: mostCounted + 1,
  })
  const page = found.rows.slice(0, pageSize)
  const rows = backwards ? page.toReversed() : page
  const more = found.rows.length > pageSize
  const edge = (row: Attributes | undefined, exists: boolean) =>
    row && exists ? cursorOf(sort, row) : null
  return {
    rows,
    pagination: {
      pageSize,
      total: Math.min(found.total, mostCounted),
      capped: found.total > mostCounted,
      next: edge(rows.at(-1), backwards || more),
      previous: edge(rows[0], backwards ? more : cursor !== null),
    },
  }
}
