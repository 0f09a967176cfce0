import type { Catalogue } from './catalogue'
import { readCopy } from './files'
import type { Pair } from './pair'
import type { PictureIds } from './pictures'
import type { Writer } from './writer'

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
