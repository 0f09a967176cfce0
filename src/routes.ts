import { pageAt, pagePatterns } from '@nas/domain/page-addresses'
import {
  blogs,
  clubsOf,
  pagesOf,
  parsePagePath,
  pathOfPage,
  productsOf,
} from './content/paged-lists.ts'
import type { ContentReader } from './content/reader.ts'
import { workFilters } from './content/work-filters.ts'
import { href } from './i18n/href.ts'
import { type Locale, locales } from './i18n/locale.ts'
import { pagePartsPath } from './page-parts.ts'

interface ScreenRoute {
  /** The path without the language's prefix; `[slug]` stands for one of `slugs`. */
  pattern: string
  slugs?: (reader: ContentReader) => string[]
  pages?: (reader: ContentReader, slug: string) => number
  /** True for pages without content of their own: forms, personal pages, filtered lists. */
  unlisted?: true
}

type Slugged = 'categories' | 'products' | 'clubs' | 'blogs' | 'policies'

const slugsOf = (name: Slugged) => (reader: ContentReader) =>
  reader.list(name).map(({ slug }) => slug)
const urlsOf = (name: 'works' | 'innovations') => (reader: ContentReader) =>
  reader.list(name).map(({ url }) => url)

/**
 * Every page of the shop (SPEC §2). The build, the running server, the sitemap and the language
 * links use this one table, so that they cannot differ.
 */
const routes = {
  home: { pattern: pagePatterns.home },
  categories: { pattern: pagePatterns.categories },
  category: {
    pattern: pagePatterns.category,
    slugs: slugsOf('categories'),
    pages: (reader, slug) => {
      const category = reader.first('categories', { filters: { slug } })
      return category === null ? 1 : pagesOf(reader, productsOf(category.id))
    },
  },
  product: { pattern: pagePatterns.product, slugs: slugsOf('products') },
  checkout: { pattern: pagePatterns.checkout, unlisted: true },
  'order-placed': { pattern: pagePatterns['order-placed'], unlisted: true },
  cart: { pattern: pagePatterns.cart, unlisted: true },
  'payment-result': {
    pattern: pagePatterns['payment-result'],
    unlisted: true,
    slugs: () => ['thanh-cong', 'that-bai', 'cho-ket-qua'],
  },
  'my-orders': { pattern: pagePatterns['my-orders'], unlisted: true },
  'member-area': { pattern: pagePatterns['member-area'], unlisted: true },
  'track-order': { pattern: pagePatterns['track-order'] },
  'aura-club': {
    pattern: pagePatterns['aura-club'],
    pages: (reader) => pagesOf(reader, clubsOf()),
  },
  club: { pattern: pagePatterns.club, slugs: slugsOf('clubs') },
  'blog-list': { pattern: pagePatterns['blog-list'], pages: (reader) => pagesOf(reader, blogs) },
  blog: { pattern: pagePatterns.blog, slugs: slugsOf('blogs') },
  about: { pattern: pagePatterns.about },
  works: { pattern: pagePatterns.works },
  'works-filter': {
    pattern: pagePatterns['works-filter'],
    unlisted: true,
    slugs: (reader) => workFilters(reader).map(({ slug }) => slug),
  },
  work: { pattern: pagePatterns.work, slugs: urlsOf('works') },
  innovation: { pattern: pagePatterns.innovation, slugs: urlsOf('innovations') },
  recruitment: { pattern: pagePatterns.recruitment },
  business: { pattern: pagePatterns.business },
  contact: { pattern: pagePatterns.contact },
  support: { pattern: pagePatterns.support },
  'shopping-info': { pattern: pagePatterns['shopping-info'] },
  faq: { pattern: pagePatterns.faq },
  policy: { pattern: pagePatterns.policy, slugs: slugsOf('policies') },
  register: { pattern: pagePatterns.register, unlisted: true },
  'reset-password': { pattern: pagePatterns['reset-password'], unlisted: true },
  'own-data': { pattern: pagePatterns['own-data'], unlisted: true },
  'refund-account': { pattern: pagePatterns['refund-account'], unlisted: true },
  'connect-return': {
    pattern: pagePatterns['connect-return'],
    unlisted: true,
    slugs: () => ['google', 'facebook'],
  },
  'not-found': { pattern: '/404', unlisted: true },
  failure: { pattern: '/500', unlisted: true },
  'page-parts': { pattern: pagePartsPath, unlisted: true },
} as const satisfies Record<string, ScreenRoute>

type ScreenKind = keyof typeof routes

export function isListed(kind: ScreenKind): boolean {
  const route: ScreenRoute = routes[kind]
  return route.unlisted !== true
}

/** The pattern of a page's path in any language; null for other paths. */
export function patternOf(path: string): string | null {
  const { path: listPath, number } = parsePagePath(path)
  const route = routeOf(listPath)
  if (number === 1) return route?.pattern ?? null
  return route?.pages ? pathOfPage(route.pattern, '[number]') : null
}

function routeOf(path: string): ScreenRoute | undefined {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const all: ScreenRoute[] = Object.values(routes)
  const byPattern = (wanted: string) => all.find(({ pattern }) => pattern === wanted)
  return byPattern(path) ?? byPattern(`${folder}[slug]`)
}

export interface Page {
  kind: ScreenKind
  locale: Locale
  /** Path without the language's prefix. */
  path: string
  slug?: string
  number?: number
}

/** Identifiers of the pages of a route: slug ('' for none), and number of the page in a list. */
function placesOf({ slugs, pages }: ScreenRoute, reader: ContentReader): string[] {
  const own = slugs === undefined ? [''] : slugs(reader)
  if (pages === undefined) return own
  return own.flatMap((slug) =>
    Array.from({ length: pages(reader, slug) }, (_, index) => pathOfPage(slug, index + 1)),
  )
}

function pageOf(kind: ScreenKind, locale: Locale, place: string): Page {
  const { path: slug, number } = parsePagePath(place)
  const listPath = routes[kind].pattern.replace('[slug]', encodeURIComponent(slug))
  return {
    kind,
    locale,
    path: pathOfPage(listPath, number),
    ...(slug !== '' && { slug }),
    ...(number > 1 && { number }),
  }
}

/** The page of a document that may not be published. @throws Error for a path without a screen */
export function pageOfPath(locale: Locale, path: string): Page {
  const found = pageAt(path)
  if (found === null) throw new Error(`No screen has the path ${path}`)
  return pageOf(found.kind, locale, found.slug ?? '')
}

/** Every existing page by its address, in sync with the content. */
export class SitePages {
  readonly all = new Map<string, Page>()
  readonly #places = new Map<ScreenKind, readonly string[]>()

  /** @returns addresses of added and removed pages since the last call */
  update(reader: ContentReader): { added: string[]; removed: string[] } {
    const added: string[] = []
    const removed: string[] = []
    for (const [kind, route] of Object.entries(routes) as [ScreenKind, ScreenRoute][]) {
      const before = this.#places.get(kind) ?? []
      const places = placesOf(route, reader)
      if (before.length === places.length && places.every((one, at) => one === before[at])) continue
      this.#places.set(kind, places)
      removed.push(...addressesOf(kind, new Set(before).difference(new Set(places))).keys())
      for (const [address, page] of addressesOf(
        kind,
        new Set(places).difference(new Set(before)),
      )) {
        this.all.set(address, page)
        added.push(address)
      }
    }
    for (const address of removed) this.all.delete(address)
    return { added, removed }
  }
}

function addressesOf(kind: ScreenKind, places: Iterable<string>): Map<string, Page> {
  const pages = [...places].flatMap((place) => locales.map((locale) => pageOf(kind, locale, place)))
  return new Map(pages.map((page) => [href(page.locale, page.path), page]))
}

export function sitePages(reader: ContentReader): Map<string, Page> {
  const pages = new SitePages()
  pages.update(reader)
  return pages.all
}
