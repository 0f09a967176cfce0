import {
  filterNames,
  type ListPage,
  listPage,
  listParameters,
  pageOfRecords,
  productSorts,
  productsOf,
  searchOf,
} from '../../content/paged-lists.ts'
import type { ContentReader } from '../../content/reader.ts'
import type { CategoryRecord } from '../../content/records.ts'
import type { Locale } from '../../i18n/locale.ts'
import {
  type Chosen,
  type FilterGroup,
  filterGroups,
  matchingProducts,
  readChosen,
} from './product-filters.ts'

export interface CategoryList {
  page: ListPage<'products'>
  /** Of all pages; null on the stored pages after the first, which show neither. */
  count: number | null
  groups: FilterGroup[]
  sort: string
  /** The query string without unknown names and values. */
  search: string
}

/**
 * A stored page after the first reads only its own part of the list, so that a change elsewhere does
 * not render it again (ADR 0183).
 */
export function categoryList(
  reader: ContentReader,
  locale: Locale,
  category: CategoryRecord,
  { number = 1, query = '' }: { number?: number | undefined; query?: string },
): CategoryList {
  const path = `/chuyen-muc/${category.slug}`
  const asked = new URLSearchParams(query)
  const isPlain = !listParameters.some((name) => asked.has(name))
  if (isPlain && number > 1) {
    const page = listPage(reader, productsOf(category.id), path, number)
    return { page, count: null, groups: [], sort: productSorts[0], search: '' }
  }
  const sort = productSorts.find((known) => known === asked.get('sort')) ?? productSorts[0]
  const list = productsOf(category.id, sort)
  const products = reader.list(list.name, list.query)
  const chosen = readChosen(asked, products)
  const found = matchingProducts(products, chosen)
  return {
    page: pageOfRecords(found, path, number),
    count: found.length,
    groups: filterGroups(reader, locale, products, chosen),
    sort,
    search: chosenSearch(chosen, sort),
  }
}

function chosenSearch(chosen: Chosen, sort: string): string {
  const query = new URLSearchParams(
    filterNames.flatMap((name) => chosen[name].map((value) => [name, value])),
  )
  if (sort !== productSorts[0]) query.set('sort', sort)
  return searchOf(query)
}

/** The query string without one value of a filter. */
export function withoutOption(search: string, name: string, value: string): string {
  const query = new URLSearchParams(search)
  query.delete(name, value)
  return searchOf(query)
}
