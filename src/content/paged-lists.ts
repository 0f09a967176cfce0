import type { ContentReader, ReaderQuery } from './reader.ts'
import type { RecordOf } from './records.ts'
import type { CollectionName } from './schema.ts'

const pageSize = 24

/** Below it the running server renders the filtered and sorted lists that scripts request. */
export const listsPrefix = '/_lists'

/** Around the part of a page that filters change; the server replaces it when filters are asked. */
export const listingStart = '<!--listing-->'
export const listingEnd = '<!--/listing-->'

/** The page with another list; a category without products has no list to replace. */
export function withListing(page: string, listing: string): string {
  const start = page.indexOf(listingStart)
  return start < 0
    ? page
    : `${page.slice(0, start)}${listing}${page.slice(page.indexOf(listingEnd, start))}`
}

/** Filters of a category; values of one name widen, different names narrow. */
export const filterNames = ['sub', 'skin', 'concern', 'ingredient', 'price'] as const

/** Parameters of a list's address; others, such as those of campaigns, do not change the page. */
export const listParameters: readonly string[] = ['type', ...filterNames, 'sort']

/** The query string of a list's address, with `:` as in `sort=price:asc`; empty without any. */
export function searchOf(query: URLSearchParams): string {
  return query.size === 0 ? '' : `?${query.toString().replaceAll('%3A', ':')}`
}

export interface PagedList<N extends CollectionName> {
  name: N
  query: ReaderQuery
}

export interface ListPage<N extends CollectionName> {
  records: RecordOf<N>[]
  path: string
  number: number
  pages: number
}

export type Paging = Omit<ListPage<CollectionName>, 'records'>

/** SPEC §9; the first is the default. */
export const productSorts = ['order:desc', 'sold:desc', 'price:asc', 'price:desc'] as const

const shopOrder = ['order:desc', 'id:desc']
const newestFirst = ['published_at:desc', 'id:desc']

export function productsOf(
  category: number,
  sort: string = productSorts[0],
): PagedList<'products'> {
  const order = sort === productSorts[0] ? shopOrder : [sort, ...shopOrder]
  return { name: 'products', query: { filters: { categories: category }, sort: order } }
}

export function clubsOf(topic = ''): PagedList<'clubs'> {
  const filters = topic === '' ? {} : { filters: { type: topic } }
  return { name: 'clubs', query: { ...filters, sort: newestFirst } }
}

export const blogs: PagedList<'blogs'> = { name: 'blogs', query: { sort: newestFirst } }

export function pagesOf<N extends CollectionName>(
  reader: ContentReader,
  { name, query }: PagedList<N>,
): number {
  return Math.max(1, reader.count(name, query, pageSize))
}

export function listPage<N extends CollectionName>(
  reader: ContentReader,
  list: PagedList<N>,
  path: string,
  number = 1,
): ListPage<N> {
  const { name, query } = list
  const start = (number - 1) * pageSize
  const records = reader.list(name, { ...query, start, limit: pageSize })
  return { records, path, number, pages: pagesOf(reader, list) }
}

export function pageOfRecords<N extends CollectionName>(
  records: readonly RecordOf<N>[],
  path: string,
  number: number,
): ListPage<N> {
  const start = (number - 1) * pageSize
  return {
    records: records.slice(start, start + pageSize),
    path,
    number,
    pages: Math.max(1, Math.ceil(records.length / pageSize)),
  }
}

/** `[number]` stands for every page but the first, in the pattern of a route. */
export const pathOfPage = (path: string, number: number | '[number]'): string =>
  number === 1 ? path : `${path}/trang/${number}`

export function parsePagePath(path: string): { path: string; number: number } {
  const [, list, number] = /^(.*)\/trang\/([1-9]\d{0,5})$/.exec(path) ?? []
  return list === undefined || number === '1'
    ? { path, number: 1 }
    : { path: list, number: Number(number) }
}
