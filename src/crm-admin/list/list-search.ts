import { dayEnd, dayStart, isDay } from '@nas/domain/periods'
import type { SearchTexts } from '../routing/search-text.ts'

/** A way to narrow a list: what its parameter in the address may hold, and what that asks for. */
export interface ListFilter {
  accepts(value: string): boolean
  /** The condition in the contract's query language (2.2). */
  where(value: string): object
}

/** A list of the back office as `/api` serves it. */
export interface ListSpec<Row> {
  /** Its place below `/api`; what the browser keeps for the list has the same name. */
  resource: string
  populate?: unknown
  /** The usual order, SPEC §9; every other is `attribute:asc` or `attribute:desc` of `sorts`. */
  sort: string
  sorts: readonly string[]
  filters: Readonly<Record<string, ListFilter>>
  /** @throws ValiError for something that is no such record */
  rowOf(entry: unknown): Row
}

/** One of some values. */
export function oneOf(values: readonly string[], where: (value: string) => object): ListFilter {
  return { accepts: (value) => values.includes(value), where }
}

function dayFilter(where: (day: string) => object): ListFilter {
  return { accepts: isDay, where }
}

/** Records that were made from one day of the shop to another, both included. */
export const createdBetween = {
  from: dayFilter((day) => ({ createdAt: { $gte: dayStart(day) } })),
  to: dayFilter((day) => ({ createdAt: { $lt: dayEnd(day) } })),
}

export const pageSizes = [10, 25, 50, 100] as const

/** SPEC §9. */
const usualSize = 10
const longestSearch = 100

function isSort({ sorts }: Pick<ListSpec<never>, 'sorts'>, value: string): boolean {
  const [attribute = '', direction = '', ...rest] = value.split(':')
  return sorts.includes(attribute) && /^(asc|desc)$/.test(direction) && rest.length === 0
}

/**
 * Reads the address of a list: `q` (words), `sort`, `size`, `after` or `before` (a page's key) and
 * its filters. Whatever is malformed there counts as not said.
 */
export function readListSearch(
  spec: Pick<ListSpec<never>, 'sorts' | 'filters'>,
): (search: Record<string, unknown>) => Record<string, string> {
  const accepts = (name: string, value: string): boolean => {
    if (name === 'q') return value.trim() !== ''
    if (name === 'sort') return isSort(spec, value)
    if (name === 'size') return pageSizes.some((size) => size > usualSize && String(size) === value)
    if (name === 'after' || name === 'before') return value !== '' && value.length <= 1000
    return Object.hasOwn(spec.filters, name) && spec.filters[name]?.accepts(value) === true
  }
  return (search) =>
    Object.fromEntries(
      Object.entries(search)
        .map(([name, value]): [string, string] => [name, String(value).slice(0, 1000)])
        .filter(([name, value]) => accepts(name, value))
        .map(([name, value]) => [name, name === 'q' ? value.slice(0, longestSearch) : value]),
    )
}

export function sizeOf({ size }: SearchTexts): number {
  return size === undefined ? usualSize : Number(size)
}

/** What a change of words, filters or order leaves of the address: never the page. */
export function withoutPage({ after: _, before: __, ...search }: SearchTexts): SearchTexts {
  return search
}

/** Set when something narrows the list. */
export function isNarrowed(spec: Pick<ListSpec<never>, 'filters'>, search: SearchTexts): boolean {
  return 'q' in search || Object.keys(spec.filters).some((name) => name in search)
}

/** What a list asks `/api` for, without the page: for the list itself and for its file. */
export function selectionOf(
  { sort, filters }: Pick<ListSpec<never>, 'sort' | 'filters'>,
  search: SearchTexts,
): Record<string, unknown> {
  const conditions = Object.entries(filters).flatMap(([name, filter]) =>
    search[name] === undefined ? [] : [filter.where(search[name])],
  )
  return {
    ...(conditions.length > 0 && { filters: { $and: conditions } }),
    ...(search.q !== undefined && { _q: search.q.trim() }),
    sort: search.sort ?? sort,
  }
}
