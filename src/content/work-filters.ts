import { slugify } from '@nas/domain/text'
import type { ContentReader } from './reader.ts'
import type { RecordOf } from './records.ts'

type WorkRecord = RecordOf<'works'>

type WorkFilterKind = 'featured' | 'category' | 'year' | 'location'

export interface WorkFilter {
  kind: WorkFilterKind
  value: string
  /** Last part of the page's address. */
  slug: string
}

const prefixes = { category: 'loai', year: 'nam', location: 'tai' } as const

const newest = ['order:desc', 'id:desc']

function filtersBy(
  kind: Exclude<WorkFilterKind, 'featured'>,
  works: readonly WorkRecord[],
): WorkFilter[] {
  const filters = works.flatMap((work): WorkFilter[] => {
    const value = String(work[kind] ?? '').trim()
    return value === '' ? [] : [{ kind, value, slug: `${prefixes[kind]}-${slugify(value)}` }]
  })
  const bySlug = new Map(filters.map((filter) => [filter.slug, filter]))
  return [...bySlug.values()]
}

const featured: WorkFilter = { kind: 'featured', value: '', slug: 'noi-bat' }

export function workFilters(reader: ContentReader): WorkFilter[] {
  const works = reader.list('works', { sort: newest })
  const years = filtersBy('year', works).sort((a, b) => Number(b.value) - Number(a.value))
  return [featured, ...filtersBy('category', works), ...years, ...filtersBy('location', works)]
}

/** Each featured entry is joined with its work (SPEC §7). */
export function featuredWorks(reader: ContentReader): WorkRecord[] {
  return reader
    .list('featured-works', { sort: newest })
    .flatMap((entry) => reader.related('featured-works', entry, 'work'))
}

export function filteredWorks(reader: ContentReader, filter: WorkFilter | null): WorkRecord[] {
  if (filter?.kind === 'featured') return featuredWorks(reader)
  const works = reader.list('works', { sort: newest })
  if (filter === null) return works
  const { kind, slug } = filter
  return works.filter((work) => filtersBy(kind, [work]).some((own) => own.slug === slug))
}
