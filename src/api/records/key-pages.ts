import { castValue } from '@nas/query/cast'
import type { Condition } from '@nas/query/condition'
import {
  afterEdge,
  type KeyPage,
  maxCounted,
  reversed,
  type SortValues,
  totalOrder,
} from '@nas/query/key-page'
import { listLimits } from '@nas/query/limits'
import { invalidParameter } from '@nas/query/query-error'
import type { Populate } from '@nas/query/read-populate'
import { readSort, type SortKey } from '@nas/query/read-sort'
import type { Attributes } from '@nas/query/shape'
import type { ApiRequest } from '../endpoints/endpoint.ts'
import type { Resource } from './resource.ts'

export interface Asked {
  where: Condition | undefined
  words: string | undefined
  sort: readonly SortKey[]
  populate: Populate
}

/** Default sort: the shop's order, else newest first (SPEC §9). */
export function listOrder({ shape, defaultSort }: Resource, sort: readonly SortKey[]) {
  const wanted = defaultSort ?? (shape.attributes.has('order') ? 'order:desc,id:desc' : 'id:desc')
  return totalOrder(shape, sort.length > 0 ? sort : readSort(shape, wanted))
}

/** @throws QueryError for a cursor of another list */
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
    ...afterCursor(way, cursor === null ? null : readCursor(cursor, sort)),
    // One more record shows whether there is a next page.
    limit: pageSize + 1,
    count: maxCounted + 1,
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
      total: Math.min(found.total, maxCounted),
      capped: found.total > maxCounted,
      next: edge(rows.at(-1), backwards || more),
      previous: edge(rows[0], backwards ? more : cursor !== null),
    },
  }
}

const afterCursor = (sort: readonly SortKey[], edge: SortValues | null) =>
  ({ ...(edge && { after: afterEdge(sort, edge) }), everyWord: true, sort, start: 0 }) as const

/** Every record that matches, in pages that are read on demand. */
export async function* rowsOf(
  resource: Resource,
  request: ApiRequest,
  { sort: asked, ...rest }: Asked,
): AsyncGenerator<readonly Attributes[], void, void> {
  const sort = listOrder(resource, asked)
  const limit = listLimits.page
  let last: Attributes | undefined
  do {
    const edge = last ? readCursor(cursorOf(sort, last), sort) : null
    const from = afterCursor(sort, edge)
    const { rows } = await resource.store.find(request, { ...rest, ...from, limit, count: 0 })
    yield rows
    last = rows.length === limit ? rows.at(-1) : undefined
  } while (last !== undefined)
}

const nameOf = (sort: readonly SortKey[]) =>
  sort.map(({ attribute, descending }) => `${attribute}:${descending ? 'desc' : 'asc'}`).join()

/** @throws QueryError when the sorted texts are too long for a cursor */
export function cursorOf(sort: readonly SortKey[], row: Attributes): string {
  const values = sort.map(({ attribute }) => {
    const value = row[attribute] ?? null
    if (typeof value === 'string' && value.length > listLimits.filters.textLength) {
      throw invalidParameter(attribute, 'sort')
    }
    return value
  })
  return Buffer.from(JSON.stringify([nameOf(sort), ...values])).toString('base64url')
}

/** @throws QueryError for a malformed cursor, or one of another order */
function readCursor(cursor: string, sort: readonly SortKey[]): SortValues {
  const [name, ...values] = partsOf(cursor)
  if (name !== nameOf(sort) || values.length !== sort.length) throw invalidCursor()
  return sort.map(({ attribute, type }, index) => {
    const value = values[index]
    if (value === null && attribute !== 'id') return null
    return castValue(value, type, 'cursor', 'pagination')
  })
}

function partsOf(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (Array.isArray(parts)) return parts
  } catch {
    throw invalidCursor()
  }
  throw invalidCursor()
}

const invalidCursor = () => invalidParameter('cursor', 'pagination')
