import type { ContentReader } from '../../content/reader.ts'
import type { RecordOf } from '../../content/records.ts'
import type { WorkFilter } from '../../content/work-filters.ts'
import type { Locale } from '../../i18n/locale.ts'
import { translator } from '../../i18n/translator.ts'

/** A work has more fields; an innovation has neither picture nor place. */
export type Entry = RecordOf<'works'> | RecordOf<'innovations'>

export const entryKinds = {
  work: { collection: 'works', folder: '/du-an', list: '/du-an' },
  innovation: { collection: 'innovations', folder: '/nghien-cuu', list: '/ve-nas' },
} as const

export type EntryKind = keyof typeof entryKinds

const categories = new Map<string, 'categoryShowroom' | 'categoryPackaging'>([
  ['showroom', 'categoryShowroom'],
  ['packaging', 'categoryPackaging'],
])

/** Editors may write other categories, which have one name. */
function categoryName(locale: Locale, value: string): string {
  const key = categories.get(value)
  return key === undefined ? value : translator(locale, 'works')(key)
}

export function entryFacts(locale: Locale, entry: Entry): string[] {
  if (!('category' in entry)) return []
  const { category, location, year } = entry
  return [category ? categoryName(locale, category) : '', location ?? '', String(year ?? '')]
}

export const pictureOf = (reader: ContentReader, entry: Entry) =>
  'thub' in entry ? reader.media(entry.thub) : undefined

export function filterName(locale: Locale, { kind, value }: WorkFilter): string {
  if (kind === 'featured') return translator(locale, 'works')('featured')
  return kind === 'category' ? categoryName(locale, value) : value
}

export function otherEntries(reader: ContentReader, kind: EntryKind, { id }: Entry): Entry[] {
  return reader.list(entryKinds[kind].collection, {
    filters: { id: { $ne: id } },
    sort: ['order:desc', 'id:desc'],
    limit: 3,
  })
}

/** English text in `content`, Vietnamese in `content_vn` (SPEC §3). */
interface BilingualContent {
  content: string | null
  content_vn: string | null
}

export function contentIn({ content, content_vn }: BilingualContent, locale: Locale): string {
  return (locale === 'vi' ? (content_vn ?? content) : (content ?? content_vn)) ?? ''
}

const characters: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
}

/** The first paragraph without tags, truncated at a word; empty for a text without paragraphs. */
export function firstWords(html: string, most = 160): string {
  const [, paragraph = ''] = /<p[^>]*>(.*?)<\/p>/s.exec(html) ?? []
  const text = paragraph
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|quot|lt|gt);/g, (code) => characters[code] ?? code)
    .replace(/\s+/g, ' ')
    .trim()
  if (text.length <= most) return text
  return `${text.slice(0, text.lastIndexOf(' ', most)).replace(/[,.;:]$/, '')}…`
}
