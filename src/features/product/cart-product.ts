import type { CartProduct } from '@nas/domain/cart'
import type { ContentReader } from '../../content/reader.ts'
import type { ProductRecord } from '../../content/records.ts'
import { sizedUrl } from '../../ui/picture-source.ts'

/** Width in pixels of the small picture beside a cart line. */
const cartPicture = 245

/** The product data that "add to cart" stores, in both languages, as JSON-safe data (SPEC §3). */
export function cartProduct(reader: ContentReader, product: ProductRecord): CartProduct {
  const picture = reader.media(product.thub)
  return {
    id: product.id,
    slug: product.slug,
    imagelink: picture === null ? '' : sizedUrl(picture, cartPicture),
    name: product.name,
    name_en: product.name_en ?? '',
    description: product.description ?? '',
    description_en: product.description_en ?? '',
    price: product.price,
  }
}
