import type { CartDTO, MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { CommerceCart, WantedItem } from '@nas/contract/carts/operations'
import { currency } from '../../platform/setup/names'
import { shopSetup } from '../../platform/setup/shop-setup'
import { pricedLines, type QuoteLine } from './quote'

function lineItem({ product, quantity, price }: QuoteLine, position: number) {
  return {
    title: product.title,
    product_id: product.id,
    product_title: product.title,
    product_handle: product.handle,
    variant_id: product.variantId,
    variant_sku: product.sku ?? undefined,
    thumbnail: product.image ?? undefined,
    quantity,
    unit_price: price,
    is_tax_inclusive: true,
    metadata: { product: product.number, position },
  }
}

function isoTime(time: Date | string | undefined): string {
  return new Date(time ?? Date.now()).toISOString()
}

function serializeCart({ id, items, created_at, updated_at }: CartDTO): CommerceCart {
  const lines = [...(items ?? [])]
  lines.sort((a, b) => Number(a.metadata?.position) - Number(b.metadata?.position))
  return {
    id,
    items: lines.map((item) => ({
      id: item.id,
      product: Number(item.metadata?.product),
      quantity: Number(item.quantity),
      price: Number(item.unit_price),
    })),
    created_at: isoTime(created_at),
    updated_at: isoTime(updated_at),
  }
}

/** `null` for a guest. @throws ShopError product_unavailable, naming each line */
export async function saveCart(
  container: MedusaContainer,
  customerId: string | null,
  items: WantedItem[],
): Promise<CommerceCart> {
  const [setup, lines] = await Promise.all([shopSetup(container), pricedLines(container, items)])
  const carts = container.resolve(Modules.CART)
  const { id } = await carts.createCarts({
    currency_code: currency,
    region_id: setup.regionId,
    sales_channel_id: setup.salesChannelId,
    ...(customerId !== null && { customer_id: customerId }),
    items: lines.map(lineItem),
  })
  return serializeCart(await carts.retrieveCart(id, { relations: ['items'] }))
}
