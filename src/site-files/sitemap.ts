import type { ContentReader } from '../content/reader.ts'
import { href } from '../i18n/href.ts'
import { absolute, alternates } from '../i18n/site-address.ts'
import { isListed, type Page, sitePages } from '../routes.ts'
import { sitemapPath } from './site-files.ts'
import { xmlText } from './xml.ts'

/** The last change of each page's subject; pages with many sources are absent. */
function changes(reader: ContentReader): Map<string, string> {
  const byUrl = (records: readonly { url: string; updatedAt: string }[]) =>
    records.map(({ url, updatedAt }) => ({ slug: url, updatedAt }))
  const kinds = {
    category: reader.list('categories'),
    product: reader.list('products'),
    club: reader.list('clubs'),
    blog: reader.list('blogs'),
    policy: reader.list('policies'),
    work: byUrl(reader.list('works')),
    innovation: byUrl(reader.list('innovations')),
  } satisfies Partial<Record<Page['kind'], { slug: string; updatedAt: string }[]>>
  return new Map(
    Object.entries(kinds).flatMap(([kind, records]) =>
      records.map(({ slug, updatedAt }) => [`${kind} ${slug}`, updatedAt]),
    ),
  )
}

/** Number of URLs in one sitemap; search engines accept 50,000. */
const perSitemap = 10_000

const listedPages = (reader: ContentReader): Page[] =>
  [...sitePages(reader).values()].filter(({ kind }) => isListed(kind))

export function sitemapIndex(site: URL, reader: ContentReader, perFile = perSitemap): string {
  const files = Math.ceil(listedPages(reader).length / perFile)
  const entries = Array.from({ length: files }, (_, index) => {
    const address = absolute(site, sitemapPath(index + 1))
    return `<sitemap><loc>${xmlText(address)}</loc></sitemap>`
  })
  return `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</sitemapindex>
`
}

/** @returns null when the index does not contain it */
export function sitemap(
  site: URL,
  reader: ContentReader,
  number: number,
  perFile = perSitemap,
): string | null {
  const pages = listedPages(reader).slice((number - 1) * perFile, number * perFile)
  if (pages.length === 0) return null
  const changed = changes(reader)
  const entries = pages.map(({ kind, locale, path, slug, number = 1 }) => {
    const address = xmlText(absolute(site, href(locale, path)))
    const links = alternates(site, path).map(
      (link) =>
        `<xhtml:link rel="alternate" hreflang="${link.hreflang}" href="${xmlText(link.href)}"/>`,
    )
    const at = number === 1 ? changed.get(`${kind} ${slug}`) : undefined
    const time = at === undefined ? '' : `<lastmod>${at}</lastmod>`
    return `<url><loc>${address}</loc>${time}${links.join('')}</url>`
  })
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}
