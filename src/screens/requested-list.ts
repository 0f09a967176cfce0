import { clubsOf, listsPrefix, pagesOf, parsePagePath } from '../content/paged-lists.ts'
import type { ContentReader } from '../content/reader.ts'
import { topics } from '../features/article/articles.ts'
import { type CategoryList, categoryList } from '../features/category/category-list.ts'
import { parsePath } from '../i18n/href.ts'
import type { Locale } from '../i18n/locale.ts'

export type RequestedList = { locale: Locale } & (
  | { kind: 'products'; list: CategoryList }
  | { kind: 'clubs'; topic: string; number: number }
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
  if (path === '/aura-club') {
    const asked = new URLSearchParams(query).get('type')
    const topic = topics.find((known) => known === asked) ?? ''
    return number > pagesOf(reader, clubsOf(topic))
      ? null
      : { locale, kind: 'clubs', topic, number }
  }
  const slug = /^\/chuyen-muc\/([^/]+)$/.exec(path)?.[1]
  if (slug === undefined) return null
  const category = reader.first('categories', { filters: { slug: decodeURIComponent(slug) } })
  if (category === null) return null
  const list = categoryList(reader, locale, category, { number, query })
  return number > list.page.pages ? null : { locale, kind: 'products', list }
}
