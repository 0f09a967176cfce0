import { localised } from '../content/localised.ts'
import type { ContentReader } from '../content/reader.ts'
import type { BlogRecord, ClubRecord } from '../content/records.ts'
import { href, parsePath } from '../i18n/href.ts'
import type { Locale } from '../i18n/locale.ts'
import { absolute } from '../i18n/site-address.ts'
import { translator } from '../i18n/translator.ts'
import { feedPaths } from './site-files.ts'
import { element, xmlText } from './xml.ts'

export interface Feed {
  title: string
  description: string
  /** Page of the series and parent path of its articles, without the language's prefix. */
  path: string
  folder: string
  articles: readonly (ClubRecord | BlogRecord)[]
}

const feedLength = 20

function item(site: URL, reader: ContentReader, locale: Locale, feed: Feed) {
  return (article: ClubRecord | BlogRecord): string => {
    const address = absolute(site, href(locale, `${feed.folder}/${article.slug}`))
    const picture = reader.media(article.thub)?.formats.medium
    const enclosure = picture
      ? `<enclosure url="${xmlText(absolute(site, picture.url))}" type="${picture.mime}" length="${Math.round(picture.size * 1000)}"/>`
      : ''
    return `<item>${element('title', localised(article, 'name', locale))}${element('link', address)}<guid>${xmlText(address)}</guid>${element('description', localised(article, 'description', locale))}${element('pubDate', new Date(article.published_at ?? article.createdAt).toUTCString())}${enclosure}</item>`
  }
}

export function rss(site: URL, reader: ContentReader, locale: Locale, feed: Feed): string {
  const own = absolute(site, href(locale, `${feed.path}/rss.xml`))
  return `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
${element('title', `NAS – ${feed.title}`)}${element('link', absolute(site, href(locale, feed.path)))}${element('description', feed.description)}${element('language', locale)}<atom:link href="${xmlText(own)}" rel="self" type="application/rss+xml"/>
${feed.articles.map(item(site, reader, locale, feed)).join('\n')}
</channel></rss>
`
}

const newest = { sort: ['published_at:desc', 'id:desc'], limit: feedLength }

const series = {
  '/aura-club': { kind: 'club', collection: 'clubs' },
  '/blog': { kind: 'blog', collection: 'blogs' },
} as const satisfies Record<(typeof feedPaths)[number], object>

/** @param address of a series, such as `/vn/blog` */
export function feedOf(
  reader: ContentReader,
  address: string,
): { locale: Locale; feed: Feed } | null {
  const { locale, path: wanted } = parsePath(address)
  const path = feedPaths.find((one) => one === wanted)
  if (path === undefined) return null
  const { kind, collection } = series[path]
  const t = translator(locale, kind)
  const articles = reader.list(collection, newest)
  const texts = { title: t('title'), description: t('description') }
  return { locale, feed: { ...texts, path, folder: `/${kind}`, articles } }
}
