import { formatDate } from '@nas/domain/dates'
import type { ContentReader } from '../../content/reader.ts'
import type { BlogRecord, ClubRecord } from '../../content/records.ts'
import type { Locale } from '../../i18n/locale.ts'
import { translator } from '../../i18n/translator.ts'

export type Article = BlogRecord | ClubRecord

/** The two places where articles stand, each with its collection and the page of its list. */
export const articleKinds = {
  blog: { collection: 'blogs', list: '/blog' },
  club: { collection: 'clubs', list: '/aura-club' },
} as const

export type ArticleKind = keyof typeof articleKinds

/** Categories of the club in the order of its tabs (SPEC §2, §4). */
export const topics = ['skincare', 'knowledge', 'news'] as const

/** A topic's name; an unknown one has none. */
export function topicName(locale: Locale, type: string | null): string {
  const topic = topics.find((known) => known === type)
  return topic === undefined ? '' : translator(locale, 'club')(topic)
}

const topicOf = (article: Article) => ('type' in article ? article.type : null)

/** What stands above an article's title: its topic and its day, as far as they are known. */
export function articleFacts(locale: Locale, article: Article): string[] {
  const day = article.published_at ? formatDate(article.published_at) : ''
  return [topicName(locale, topicOf(article)), day]
}

/** Other articles, those of the same topic first, the newest of each first. */
export function relatedArticles(
  reader: ContentReader,
  kind: ArticleKind,
  article: Article,
): Article[] {
  const others: Article[] = reader.list(articleKinds[kind].collection, {
    filters: { id: { $ne: article.id } },
    sort: ['published_at:desc', 'id:desc'],
  })
  const isNear = (other: Article) => topicOf(other) === topicOf(article)
  return [...others.filter(isNear), ...others.filter((other) => !isNear(other))]
}

/** Words a minute that adults read with comfort. */
const pace = 220

/** Minutes to read a text in HTML, at least one. */
export function readingMinutes(html: string): number {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length
  return Math.max(1, Math.round(words / pace))
}
