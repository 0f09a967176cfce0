import { href } from './i18n/href.ts'
import { locales } from './i18n/locale.ts'

const folders = ['/san-pham', '/chuyen-muc', '/club', '/blog']

/** Prefixes of the pages that a visitor of a page opens next; never of a personal page. */
export const nextPagePrefixes = locales.flatMap((locale) =>
  folders.map((folder) => `${href(locale, folder)}/`),
)

export const speculationRulesPath = '/speculation-rules.json'

/** Attribute of links that a browser with speculation rules prerenders at once. */
export const markOfNextPage = 'data-next-page'
