import { readCopy } from './files'
import type { ToRichText } from './markdown'
import type { Pair } from './pair'
import type { PictureIds } from './pictures'
import type { Writer } from './writer'

type SectionCopy = { key: string; cover?: string; content: Pair; [field: string]: unknown }

const pages = ['about', 'business', 'contact', 'support', 'shopping'] as const

export async function seedSections(
  writer: Writer,
  pictures: PictureIds,
  toRichText: ToRichText,
): Promise<void> {
  for (const page of pages) {
    const copies = await readCopy<SectionCopy[]>(`sections/${page}.json`)
    await writer.ensureAll(
      copies.map(({ key, cover, content, ...words }) => ({
        collection: 'sections',
        key: `${page}/${key}`,
        where: {
          page: { equals: page },
          name: { equals: (words.name as Pair).vi },
        },
        document: {
          ...words,
          page,
          content: toRichText(content),
          thub: cover === undefined ? null : pictures.of(cover),
        },
      })),
    )
  }
}
