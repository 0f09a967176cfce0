import type { Pair, ToRichText } from './bilingual'
import type { Catalogue, Picture } from './catalogue'
import { readCopyFolder } from './catalogue'
import type { PictureIds } from './pictures'
import type { Writer } from './writer'

const demoStock = 100

type ProductCopy = {
  slug: string
  title: Pair
  volume: Pair
  description?: Pair
  content: Pair
  ingredients: Pair
  guide: Pair
  tips: string[]
  subcategories: string[]
  related: string[]
  traits: string[]
  actives: { ingredient: string; amount?: number; unit?: string }[]
  step?: string
  use_time?: string
  declaration?: string
  origin: Pair
  manufacturer: Pair
  shelf_life: Pair
  barcode: string
  sold: number
  order: number
}

function picturesOf(product: Picture, pictures: PictureIds) {
  const slug = product.productSlug
  const category = `categories/${product.categorySlug}`
  const shot = pictures.of(product.file)
  const detail = pictures.find(`products/${slug}-detail.webp`)
  const wide = pictures.find(`products/${slug}-wide.webp`)
  return {
    thub: shot,
    thub_header: shot,
    detail_backgroud: wide ?? pictures.of(`${category}-banner.webp`),
    detail_backgroud_mobile: detail ?? pictures.of(`${category}-tile.webp`),
    ingre_img: detail ?? shot,
    guide_img: wide ?? shot,
    media: [shot, detail, wide].filter((id) => id !== undefined),
  }
}

export async function seedProducts(
  writer: Writer,
  catalogue: Catalogue,
  pictures: PictureIds,
  toRichText: ToRichText,
): Promise<void> {
  const copies = await readCopyFolder<ProductCopy>('products')
  const ids = (section: string, keys: string[]) => writer.ledger.all(section, keys)
  const entries = catalogue.products.map((product) => {
    const copy = copies.find(({ slug }) => slug === product.productSlug)
    if (!copy) throw new Error(`No demo copy for the product ${product.productSlug}`)
    return { product, copy }
  })

  await writer.ensureAll(
    entries.map(({ product, copy }) => ({
      collection: 'products',
      key: copy.slug,
      where: { slug: { equals: copy.slug } },
      document: {
        slug: copy.slug,
        name: { vi: product.nameVi, en: product.nameEn },
        description: copy.description ?? { vi: product.descriptionVi, en: product.descriptionEn },
        title: copy.title,
        volume: copy.volume,
        price: product.priceVnd,
        sold_start: copy.sold,
        stock_start: demoStock,
        order: copy.order,
        content: toRichText(copy.content),
        ingredients: toRichText(copy.ingredients),
        guide: toRichText(copy.guide),
        categories: ids('categories', [product.categorySlug]),
        subcategories: ids('subcategories', copy.subcategories),
        tips: ids('tips', copy.tips),
        traits: ids('traits', copy.traits),
        actives: copy.actives.map(({ ingredient, ...rest }) => ({
          ...rest,
          ingredient: ids('traits', [ingredient])[0],
        })),
        step: copy.step,
        use_time: copy.use_time,
        declaration: copy.declaration,
        origin: copy.origin,
        manufacturer: copy.manufacturer,
        shelf_life: copy.shelf_life,
        barcode: copy.barcode,
        ...picturesOf(product, pictures),
      },
    })),
  )
  for (const { copy } of entries) await relate(writer, copy.slug, ids('products', copy.related))
  await writer.ledger.save()
}

/** Products refer to each other, so this waits until all of them exist. */
async function relate(writer: Writer, slug: string, related: number[]): Promise<void> {
  const id = writer.ledger.find('products', slug)
  if (id === undefined || writer.ledger.find('related', slug) !== undefined) return
  const product = { collection: 'products', id, depth: 0 } as const
  const stored = await writer.payload.findByID({ ...product, disableErrors: true })
  if (stored && !stored.related?.length) {
    await writer.inTransaction((req) =>
      writer.payload.update({ ...product, data: { related }, locale: 'vi', req }),
    )
  }
  writer.ledger.note('related', slug, id)
}
