import type { Pair, ToRichText } from './bilingual'
import { readCopy } from './catalogue'
import type { PictureIds } from './pictures'
import type { Writer } from './writer'

type InnovationCopy = { url: string; name: Pair; content: Pair; order: number }
type WorkCopy = InnovationCopy & {
  category: string
  year: number
  location: string
  cover: string
  featured: boolean
}

export async function seedWorks(
  writer: Writer,
  pictures: PictureIds,
  toRichText: ToRichText,
): Promise<void> {
  const copies = await readCopy<WorkCopy[]>('works.json')
  for (const { cover, featured, ...copy } of copies) {
    const id = await writer.ensure({
      collection: 'works',
      key: copy.url,
      where: { url: { equals: copy.url } },
      document: { ...copy, content: toRichText(copy.content), thub: pictures.of(cover) },
    })
    if (!featured) continue
    await writer.ensure({
      collection: 'featured-works',
      key: copy.url,
      where: { work: { equals: id } },
      document: { work: id, order: copy.order },
    })
  }
  await writer.ledger.save()
}

export async function seedInnovations(writer: Writer, toRichText: ToRichText): Promise<void> {
  const copies = await readCopy<InnovationCopy[]>('innovations.json')
  await writer.ensureAll(
    copies.map((copy) => ({
      collection: 'innovations',
      key: copy.url,
      where: { url: { equals: copy.url } },
      document: { ...copy, content: toRichText(copy.content) },
    })),
  )
}
