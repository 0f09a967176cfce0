import type { CollectionSlug } from 'payload'
import { type Document, isPair, type Pair, type ToRichText } from './bilingual'
import { type Catalogue, readCopy, readCopyFolder } from './catalogue'
import type { PictureIds } from './pictures'
import type { Writer } from './writer'

/** A record of the demo copy. The ledger lists it by `key`, or by the field that identifies it. */
type Copy = Document & { key?: string }

type ToDocument = (copy: Document) => Document

const vietnameseOf = (value: unknown) => (isPair(value) ? value.vi : value)

/** @param by fields that together find an existing record */
async function seedRecords(
  writer: Writer,
  collection: CollectionSlug,
  copies: Copy[],
  { by, toDocument = (copy) => copy }: { by: string[]; toDocument?: ToDocument },
): Promise<number[]> {
  return writer.ensureAll(
    copies.map(({ key, ...copy }) => {
      const document = toDocument(copy)
      const known = by.map((field) => [field, vietnameseOf(document[field])])
      const where = known.map(([field, value]) => [field, { equals: value }])
      return {
        collection,
        key: key ?? String(known[0]?.[1]),
        where: Object.fromEntries(where),
        document,
      }
    }),
  )
}

/** Writes the records of the copy file with the collection's name. */
export async function seedFile(
  writer: Writer,
  collection: CollectionSlug,
  by: string,
  toDocument?: ToDocument,
): Promise<void> {
  const copies = await readCopy<Copy[]>(`${collection}.json`)
  await seedRecords(writer, collection, copies, { by: [by], ...(toDocument && { toDocument }) })
}

export const withRichText =
  (toRichText: ToRichText, field = 'content'): ToDocument =>
  (copy) => ({ ...copy, [field]: toRichText(copy[field] as Pair) })

const withCover =
  (pictures: PictureIds, toRichText: ToRichText): ToDocument =>
  ({ cover, content, ...copy }) => ({
    ...copy,
    content: toRichText(content as Pair),
    thub: cover === undefined ? null : pictures.of(cover as string),
  })

export async function seedArticles(
  writer: Writer,
  pictures: PictureIds,
  toRichText: ToRichText,
): Promise<void> {
  const toDocument: ToDocument = (copy) => {
    const products = writer.ledger.all('products', copy.products as string[])
    const withText = withCover(pictures, (text) => toRichText(text, products))
    const traits = writer.ledger.all('traits', copy.traits as string[])
    return { ...withText(copy), products, traits }
  }
  for (const collection of ['clubs', 'blogs'] as const) {
    const copies = await readCopyFolder<Copy>(collection)
    await seedRecords(writer, collection, copies, { by: ['slug'], toDocument })
  }
}

const pages = ['about', 'business', 'contact', 'support', 'shopping', 'recruitment'] as const

export async function seedSections(
  writer: Writer,
  pictures: PictureIds,
  toRichText: ToRichText,
): Promise<void> {
  const toDocument = withCover(pictures, toRichText)
  for (const page of pages) {
    const copies = await readCopy<Copy[]>(`sections/${page}.json`)
    const placed = copies.map((copy) => ({ ...copy, key: `${page}/${copy.key}`, page }))
    await seedRecords(writer, 'sections', placed, { by: ['page', 'name'], toDocument })
  }
}

export async function seedCategories(
  writer: Writer,
  { categories }: Catalogue,
  pictures: PictureIds,
): Promise<void> {
  const copies = await readCopy<Document[]>('categories.json')
  const documents = categories.map(({ slug, nameVi, nameEn, palette }) => {
    const copy = copies.find((candidate) => candidate.slug === slug)
    if (!copy) throw new Error(`No demo copy for the category ${slug}`)
    const tile = pictures.of(`categories/${slug}-tile.webp`)
    return {
      ...copy,
      name: { vi: nameVi, en: nameEn },
      palette,
      thub: pictures.of(`categories/${slug}-banner.webp`),
      thub_mobile: tile,
      home_thub: tile,
      home_thub_mobile: tile,
    }
  })
  await seedRecords(writer, 'categories', documents, { by: ['slug'] })
}

type WorkCopy = { url: string; order: number; featured: boolean; [field: string]: unknown }

export async function seedWorks(
  writer: Writer,
  pictures: PictureIds,
  toRichText: ToRichText,
): Promise<void> {
  const copies = await readCopy<WorkCopy[]>('works.json')
  const works = copies.map(({ featured, ...copy }) => copy)
  const toDocument = withCover(pictures, toRichText)
  const ids = await seedRecords(writer, 'works', works, { by: ['url'], toDocument })
  const featured = copies.flatMap(({ url, order, featured }, index) =>
    featured ? [{ key: url, work: ids[index], order }] : [],
  )
  await seedRecords(writer, 'featured-works', featured, { by: ['work'] })
}

export async function seedBanners(writer: Writer, pictures: PictureIds): Promise<void> {
  await seedFile(writer, 'banners', 'image', ({ image, image_mobile, ...copy }) => ({
    ...copy,
    image: pictures.of(image as string),
    image_mobile: image_mobile ? pictures.of(image_mobile as string) : null,
  }))
}

type SiteCopy = {
  siteinfo: Document
  nasinfo: Document
  bannerinfo: { heading: Pair; text: Pair; video_mp4: string; video_webm: string; poster: string }
}

export async function seedSite(writer: Writer, pictures: PictureIds): Promise<void> {
  const { siteinfo, nasinfo, bannerinfo } = await readCopy<SiteCopy>('site.json')
  await writer.ensureGlobal('siteinfo', siteinfo)
  await writer.ensureGlobal('nasinfo', nasinfo)
  await writer.ensureGlobal('bannerinfo', {
    ...bannerinfo,
    // The videos are static files of the shop; the copy names them like pictures.
    video_mp4: `/${bannerinfo.video_mp4}`,
    video_webm: `/${bannerinfo.video_webm}`,
    poster: pictures.of(bannerinfo.poster),
  })
}
