import type { ContentReader } from '../content/reader.ts'
import { href } from '../i18n/href.ts'
import { absolute, alternates } from '../i18n/site-address.ts'
import { isListed, type Page, sitePages } from '../routes.ts'
import { xmlText } from './xml.ts'

/** The last change of each page's subject; absent for pages with many sources. */
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

/** Every listed page, each language with links to the others. */
export function sitemap(site: URL, reader: ContentReader): string {
  const changed = changes(reader)
  const entries = [...sitePages(reader).values()]
    .filter(({ kind }) => isListed(kind))
    .map(({ kind, locale, path, slug }) => {
      const address = xmlText(absolute(site, href(locale, path)))
      const links = alternates(site, path).map(
        (link) =>
          `<xhtml:link rel="alternate" hreflang="${link.hreflang}" href="${xmlText(link.href)}"/>`,
      )
      const at = changed.get(`${kind} ${slug}`)
      const time = at === undefined ? '' : `<lastmod>${at}</lastmod>`
      return `<url><loc>${address}</loc>${time}${links.join('')}</url>`
    })
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}
