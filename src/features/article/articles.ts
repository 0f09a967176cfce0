import { formatDate } from '@nas/domain/dates'
import type { ContentReader } from '../../content/reader.ts'
import type { BlogRecord, ClubRecord, ProductRecord } from '../../content/records.ts'
import type { Locale } from '../../i18n/locale.ts'
import { translator } from '../../i18n/translator.ts'

export type Article = BlogRecord | ClubRecord

const newestFirst = ['published_at:desc', 'id:desc']

export const articleKinds = {
  blog: { collection: 'blogs', list: '/blog' },
  club: { collection: 'clubs', list: '/aura-club' },
} as const

export type ArticleKind = keyof typeof articleKinds

/** Categories of the club in the order of its tabs (SPEC §2, §4). */
export const topics = ['skincare', 'knowledge', 'news'] as const

export function topicName(locale: Locale, type: string | null): string {
  const topic = topics.find((known) => known === type)
  return topic === undefined ? '' : translator(locale, 'club')(topic)
}

const topicOf = (article: Article) => ('type' in article ? article.type : null)

export function articleFacts(locale: Locale, article: Article): string[] {
  const day = article.published_at ? formatDate(article.published_at) : ''
  return [topicName(locale, topicOf(article)), day]
}

/** Other articles: first those of the same topic, then the rest, each group newest first. */
export function relatedArticles(
  reader: ContentReader,
  kind: ArticleKind,
  article: Article,
): Article[] {
  const others: Article[] = reader.list(articleKinds[kind].collection, {
    filters: { id: { $ne: article.id } },
    sort: newestFirst,
  })
  const isNear = (other: Article) => topicOf(other) === topicOf(article)
  return [...others.filter(isNear), ...others.filter((other) => !isNear(other))]
}

/** Distinct entries of lists that are read in turn until there are enough. */
function firstOf<T>(
  most: number,
  reads: readonly (() => readonly T[])[],
  keyOf: (entry: T) => string | number,
): T[] {
  const found = new Map<string | number, T>()
  for (const read of reads) {
    if (found.size >= most) break
    for (const entry of read()) found.set(keyOf(entry), entry)
  }
  return [...found.values()].slice(0, most)
}

const shownAtProduct = 3

/** Articles that name the product, then those about its traits, each newest first. */
export function articlesAbout(reader: ContentReader, product: ProductRecord) {
  const kinds = ['club', 'blog'] as const
  const about = (filters: Readonly<Record<string, unknown>>) => () =>
    kinds.flatMap((kind) =>
      reader
        .list(articleKinds[kind].collection, { filters, sort: newestFirst, limit: shownAtProduct })
        .map((article: Article) => ({ kind, article })),
    )
  const reads = [
    about({ products: product.id }),
    ...product.traits.map((trait) => about({ traits: trait })),
  ]
  return firstOf(shownAtProduct, reads, ({ kind, article }) => `${kind} ${article.id}`)
}

const shownInArticle = 4

/** Products that the article names; without any, those of its traits. */
export function productsIn(reader: ContentReader, article: Article): ProductRecord[] {
  const named = article.products.flatMap((id) => reader.get('products', id) ?? [])
  if (named.length > 0) return named.slice(0, shownInArticle)
  const sort = ['order:desc', 'id:desc']
  const reads = article.traits.map(
    (trait) => () =>
      reader.list('products', { filters: { traits: trait }, sort, limit: shownInArticle }),
  )
  return firstOf(shownInArticle, reads, ({ id }) => id)
}

const pace = 220

export function readingMinutes(html: string): number {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length
  return Math.max(1, Math.round(words / pace))
}
