import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, ProductStatus } from '@medusajs/framework/utils'

/** A product as an order needs it; `number` is its number in the content application. */
export interface SellableProduct {
  number: number
  id: string
  title: string
  titleEn: string | null
  handle: string
  image: string | null
  variantId: string
  sku: string | null
  priceSetId: string
  inventoryItemId: string
}

const fields = [
  'id',
  'external_id',
  'title',
  'handle',
  'metadata',
  'variants.id',
  'variants.sku',
  'variants.price_set_link.price_set_id',
  'variants.inventory_items.inventory_item_id',
] as const

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

/** The products of these numbers that are on sale; the others are absent. */
export async function sellableProducts(
  container: MedusaContainer,
  numbers: number[],
): Promise<Map<number, SellableProduct>> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'product',
    fields: [...fields],
    filters: { external_id: numbers.map(String), status: ProductStatus.PUBLISHED },
  })
  const found = new Map<number, SellableProduct>()
  for (const product of data) {
    const variant = product.variants?.[0]
    const priceSetId = variant?.price_set_link?.price_set_id
    const inventoryItemId = variant?.inventory_items?.[0]?.inventory_item_id
    if (!variant || !priceSetId || !inventoryItemId) continue
    found.set(Number(product.external_id), {
      number: Number(product.external_id),
      id: product.id,
      title: product.title,
      titleEn: textOrNull(product.metadata?.name_en),
      handle: product.handle,
      image: textOrNull(product.metadata?.image),
      variantId: variant.id,
      sku: variant.sku ?? null,
      priceSetId,
      inventoryItemId,
    })
  }
  return found
}
