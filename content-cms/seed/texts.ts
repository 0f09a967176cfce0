import type { Pair, ToRichText } from './bilingual'
import { type Catalogue, readCopy, readCopyFolder } from './catalogue'
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

type SectionCopy = { key: string; cover?: string; content: Pair; [field: string]: unknown }

const pages = ['about', 'business', 'contact', 'support', 'shopping', 'recruitment'] as const

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

type CategoryCopy = { slug: string; description: Pair; order: number }
type SubcategoryCopy = { key: string; name: Pair; order: number }

export async function seedCategories(
  writer: Writer,
  catalogue: Catalogue,
  pictures: PictureIds,
): Promise<void> {
  const copies = await readCopy<CategoryCopy[]>('categories.json')
  await writer.ensureAll(
    catalogue.categories.map(({ slug, nameVi, nameEn, palette }) => {
      const copy = copies.find((candidate) => candidate.slug === slug)
      if (!copy) throw new Error(`No demo copy for the category ${slug}`)
      const banner = pictures.of(`categories/${slug}-banner.webp`)
      const tile = pictures.of(`categories/${slug}-tile.webp`)
      return {
        collection: 'categories',
        key: slug,
        where: { slug: { equals: slug } },
        document: {
          ...copy,
          name: { vi: nameVi, en: nameEn },
          palette,
          thub: banner,
          thub_mobile: tile,
          home_thub: tile,
          home_thub_mobile: tile,
        },
      }
    }),
  )
}

export async function seedSubcategories(writer: Writer): Promise<void> {
  const copies = await readCopy<SubcategoryCopy[]>('subcategories.json')
  await writer.ensureAll(
    copies.map(({ key, ...document }) => ({
      collection: 'subcategories',
      key,
      where: { name: { equals: document.name.vi } },
      document,
    })),
  )
}
