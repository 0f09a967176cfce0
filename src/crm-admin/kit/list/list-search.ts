import { dayEnd, dayStart, isDay } from '@nas/domain/periods'
import type { SearchTexts } from '../address/search-text.ts'

/** A filter of a list: the valid values of its parameter, and their conditions. */
export interface ListFilter {
  accepts(value: string): boolean
  /** The condition in the contract's query language (2.2). */
  where(value: string): object
}

export interface ListSpec<Row> {
  /** Its path below `/api`; the browser stores the list's preferences under the same name. */
  resource: string
  populate?: unknown
  /** Default sort, SPEC §9; others are `attribute:asc` or `attribute:desc` of `sorts`. */
  sort: string
  sorts: readonly string[]
  filters: Readonly<Record<string, ListFilter>>
  /** Filters of an address without words, so that a queue starts with its open records. */
  initial?: SearchTexts
  /** @throws ValiError for an entry that is not such a record */
  rowOf(entry: unknown): Row
}

export function oneOf(values: readonly string[], where: (value: string) => object): ListFilter {
  return { accepts: (value) => values.includes(value), where }
}

function dayFilter(where: (day: string) => object): ListFilter {
  return { accepts: isDay, where }
}

/** Records created between two days of the shop, inclusive. */
export const createdBetween = {
  from: dayFilter((day) => ({ createdAt: { $gte: dayStart(day) } })),
  to: dayFilter((day) => ({ createdAt: { $lt: dayEnd(day) } })),
}

/** SPEC §9: a search waits this long after the last key. */
export const searchDelayMs = 400

export const pageSizes = [10, 25, 50, 100] as const

/** Ten in SPEC §9; more rows fit into a window (ADR 0034). */
export const defaultSize = 25
const longestSearch = 100

function isSort({ sorts }: Pick<ListSpec<never>, 'sorts'>, value: string): boolean {
  const [attribute = '', direction = '', ...rest] = value.split(':')
  return sorts.includes(attribute) && /^(asc|desc)$/.test(direction) && rest.length === 0
}

/**
 * Parses the address of a list: `q` (words), `sort`, `size`, `after` or `before` (a page's key) and
 * its filters. Malformed parameters are ignored.
 */
export function readListSearch(
  spec: Pick<ListSpec<never>, 'sorts' | 'filters' | 'initial'>,
): (search: Record<string, unknown>) => Record<string, string> {
  const accepts = (name: string, value: string): boolean => {
    if (name === 'q') return value.trim() !== ''
    if (name === 'sort') return isSort(spec, value)
    if (name === 'size')
      return pageSizes.some((size) => size !== defaultSize && String(size) === value)
    if (name === 'after' || name === 'before') return value !== '' && value.length <= 1000
    if (value === everything) return spec.initial !== undefined && name in spec.initial
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

export const sizeOf = ({ size }: SearchTexts): number =>
  size === undefined ? defaultSize : Number(size)

/** The address after a change of words, filters or sort order, without the page. */
export function withoutPage({ after: _, before: __, ...search }: SearchTexts): SearchTexts {
  return search
}

export function isNarrowed(spec: Pick<ListSpec<never>, 'filters'>, search: SearchTexts): boolean {
  return 'q' in search || Object.keys(spec.filters).some((name) => name in search)
}

/** The value of an initial filter's parameter for no condition. */
export const everything = 'all'

/** The parameters of the address with the list's initial filters, which a search by words omits. */
export function withInitial({ initial }: Pick<ListSpec<never>, 'initial'>, search: SearchTexts) {
  return 'q' in search ? search : { ...initial, ...search }
}

/**
 * The query of a list to `/api` without the page; used for the list and its export.
 * @param only a further condition
 */
export function selectionOf(
  spec: Pick<ListSpec<never>, 'sort' | 'filters' | 'initial'>,
  search: SearchTexts,
  only?: object,
): Record<string, unknown> {
  const { sort, filters } = spec
  const shown = withInitial(spec, search)
  const conditions = Object.entries(filters).flatMap(([name, filter]) =>
    shown[name] === undefined || shown[name] === everything ? [] : [filter.where(shown[name])],
  )
  if (only !== undefined) conditions.push(only)
  return {
    ...(conditions.length > 0 && { filters: { $and: conditions } }),
    ...(search.q !== undefined && { _q: search.q.trim() }),
    sort: search.sort ?? sort,
  }
}
