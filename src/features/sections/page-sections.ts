import { localised } from '../../content/localised.ts'
import type { ContentReader } from '../../content/reader.ts'
import type { MediaRecord, RecordOf } from '../../content/records.ts'
import { href } from '../../i18n/href.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { DrawnPicture } from '../../ui/picture-source.ts'

export function headPicture(head: PageSection | undefined): DrawnPicture | undefined {
  if (!head?.picture) return undefined
  return { media: head.picture.media, sizes: '(width < 32rem) 92vw, 28rem' }
}

export type SectionedPage =
  | 'about'
  | 'business'
  | 'contact'
  | 'support'
  | 'shopping'
  | 'recruitment'

export interface PageSection {
  name: string
  html: string
  link: { label: string; address: string } | null
  picture: { media: MediaRecord; alt: string } | null
}

/** A block: a section beside its picture, or consecutive sections without one as cards. */
export type SectionBlock = { row: PageSection } | { cards: PageSection[] }

interface PageSections {
  head: PageSection | undefined
  blocks: SectionBlock[]
}

function toSection(
  reader: ContentReader,
  locale: Locale,
  record: RecordOf<'sections'>,
): PageSection {
  const name = localised(record, 'name', locale)
  const media = reader.media(record.thub)
  return {
    name,
    html: localised(record, 'content', locale),
    link: record.link
      ? {
          label: localised(record, 'link_label', locale) || name,
          address: href(locale, record.link),
        }
      : null,
    picture: media && { media, alt: localised(media, 'alternativeText', locale) },
  }
}

function intoBlocks(sections: readonly PageSection[]): SectionBlock[] {
  const blocks: SectionBlock[] = []
  for (const section of sections) {
    const last = blocks.at(-1)
    if (section.picture) blocks.push({ row: section })
    else if (last && 'cards' in last) last.cards.push(section)
    else blocks.push({ cards: [section] })
  }
  return blocks
}

/** The first section is the heading. */
export function pageSections(
  reader: ContentReader,
  page: SectionedPage,
  locale: Locale,
): PageSections {
  const [head, ...others] = reader
    .list('sections', { filters: { page }, sort: ['order:desc', 'id:desc'] })
    .map((record) => toSection(reader, locale, record))
  return { head, blocks: intoBlocks(others) }
}
