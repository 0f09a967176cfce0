import {
  clubsOf,
  type ListPage,
  listPage,
  listsPrefix,
  parsePagePath,
  productSorts,
  productsOf,
} from '../content/paged-lists.ts'
import type { ContentReader } from '../content/reader.ts'
import { topics } from '../features/article/articles.ts'
import { parsePath } from '../i18n/href.ts'
import type { Locale } from '../i18n/locale.ts'
import { readState, writeState } from '../ui/listing-state.ts'

export type RequestedList = { locale: Locale; search: string } & (
  | { kind: 'products'; page: ListPage<'products'>; count: number }
  | { kind: 'clubs'; page: ListPage<'clubs'> }
)

/** @returns null without such a list or page; unknown values of the query are ignored */
export function requestedList(
  reader: ContentReader,
  pathname: string,
  query: string,
): RequestedList | null {
  if (!pathname.startsWith(`${listsPrefix}/`)) return null
  const { locale, path: whole } = parsePath(pathname.slice(listsPrefix.length))
  const { path, number } = parsePagePath(whole)
  const found = path === '/aura-club' ? clubs(reader, query, path, number) : null
  const list = found ?? products(reader, query, path, number)
  return list === null || number > list.page.pages ? null : { locale, ...list }
}

function clubs(reader: ContentReader, query: string, path: string, number: number) {
  const known = { groups: ['', ...topics], sorts: [] }
  const state = readState(query, 'type', known)
  const page = listPage(reader, clubsOf(state.group), path, number)
  return { kind: 'clubs' as const, page, search: writeState('', 'type', state, known) }
}

function products(reader: ContentReader, query: string, path: string, number: number) {
  const slug = /^\/chuyen-muc\/([^/]+)$/.exec(path)?.[1]
  if (slug === undefined) return null
  const category = reader.first('categories', { filters: { slug: decodeURIComponent(slug) } })
  if (category === null) return null
  const all = productsOf(category.id)
  const groups = reader.linked(all.name, all.query, 'subcategories').map(String)
  const known = { groups: ['', ...groups], sorts: productSorts }
  const state = readState(query, 'sub', known)
  const list = productsOf(category.id, state.group, state.sort)
  return {
    kind: 'products' as const,
    page: listPage(reader, list, path, number),
    count: reader.count(list.name, list.query),
    search: writeState('', 'sub', state, known),
  }
}
