import { readCopy, readCopyFolder } from './files'
import type { ToRichText } from './markdown'
import type { Pair } from './pair'
import type { PictureIds } from './pictures'
import type { Writer } from './writer'

type ArticleCopy = { slug: string; cover: string; content: Pair; [field: string]: unknown }
type FaqCopy = { question: Pair; answer: Pair; order: number }
type PolicyCopy = { slug: string; name: Pair; content: Pair; order: number }

export async function seedArticles(
  writer: Writer,
  pictures: PictureIds,
  toRichText: ToRichText,
): Promise<void> {
  for (const collection of ['clubs', 'blogs'] as const) {
    const copies = await readCopyFolder<ArticleCopy>(collection)
    await writer.ensureAll(
      copies.map(({ cover, content, ...words }) => ({
        collection,
        key: words.slug,
        where: { slug: { equals: words.slug } },
        document: { ...words, content: toRichText(content), thub: pictures.of(cover) },
      })),
    )
  }
}

export async function seedFaqs(writer: Writer, toRichText: ToRichText): Promise<void> {
  const copies = await readCopy<FaqCopy[]>('faqs.json')
  await writer.ensureAll(
    copies.map((copy) => ({
      collection: 'faqs',
      key: copy.question.vi,
      where: { question: { equals: copy.question.vi } },
      document: { ...copy, answer: toRichText(copy.answer) },
    })),
  )
}

export async function seedPolicies(writer: Writer, toRichText: ToRichText): Promise<void> {
  const copies = await readCopy<PolicyCopy[]>('policies.json')
  await writer.ensureAll(
    copies.map((copy) => ({
      collection: 'policies',
      key: copy.slug,
      where: { slug: { equals: copy.slug } },
      document: { ...copy, content: toRichText(copy.content) },
    })),
  )
}
