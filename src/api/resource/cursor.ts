import { castValue } from '@nas/query/cast'
import type { SortValues } from '@nas/query/key-order'
import { listLimits } from '@nas/query/limits'
import { invalidParameter } from '@nas/query/query-error'
import type { SortKey } from '@nas/query/read-sort'
import type { Attributes } from '@nas/query/shape'

const nameOf = (sort: readonly SortKey[]) =>
  sort.map(({ attribute, descending }) => `${attribute}:${descending ? 'desc' : 'asc'}`).join()

/**
 * The place of a record in a list of this total order, as opaque text.
 * @throws QueryError when the list is sorted by texts that are too long for it
 */
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

/** @throws QueryError for what is no cursor, or one of a list of another order */
export function readCursor(cursor: string, sort: readonly SortKey[]): SortValues {
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
