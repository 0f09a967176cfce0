import type { ContentReader } from '../content/reader.ts'
import { parsePath } from '../i18n/href.ts'
import type { Locale } from '../i18n/locale.ts'
import { translator } from '../i18n/translator.ts'
import { type Feed, feedLength } from './feed.ts'
import { feedPaths } from './found-files.ts'

const newest = { sort: ['published_at:desc', 'id:desc'], limit: feedLength }

const feeds: Record<
  (typeof feedPaths)[number],
  (reader: ContentReader, locale: Locale) => Omit<Feed, 'path'>
> = {
  '/aura-club': (reader, locale) => {
    const t = translator(locale, 'club')
    const articles = reader.list('clubs', newest)
    return { title: t('title'), description: t('description'), folder: '/club', articles }
  },
  '/blog': (reader, locale) => {
    const t = translator(locale, 'blog')
    const articles = reader.list('blogs', newest)
    return { title: t('title'), description: t('description'), folder: '/blog', articles }
  },
}

/** The feed of a series' address, such as `/vn/blog`; null when there is none. */
export function feedOf(
  reader: ContentReader,
  address: string,
): { locale: Locale; feed: Feed } | null {
  const { locale, path } = parsePath(address)
  const known = feedPaths.find((one) => one === path)
  return known === undefined
    ? null
    : { locale, feed: { ...feeds[known](reader, locale), path: known } }
}
