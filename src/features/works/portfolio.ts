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
