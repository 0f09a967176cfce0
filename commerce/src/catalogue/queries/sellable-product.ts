import type { MedusaContainer } from '@medusajs/framework/types'
import { sellableProductsSql } from '../../medusa-tables/products'
import { runSql } from '../../platform/database/run-sql'
import { currency } from '../../platform/setup/names'
import { shopSetup } from '../../platform/setup/shop-setup'

/** The data of a product that an order needs; `number` is its number in the content application. */
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
  /** Unreserved units at the time of the query. */
  available: number
  /** Price before price rules; only Medusa's calculation is binding. */
  listPrice: number | null
}

interface ProductRow {
  external_id: string
  id: string
  title: string
  handle: string
  metadata: Record<string, unknown> | null
  variant_id: string
  sku: string | null
  price_set_id: string
  inventory_item_id: string
  /** Numeric columns are text. */
  available: string
  list_price: string | null
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

function productOf(row: ProductRow): SellableProduct {
  return {
    number: Number(row.external_id),
    id: row.id,
    title: row.title,
    titleEn: textOrNull(row.metadata?.name_en),
    handle: row.handle,
    image: textOrNull(row.metadata?.image),
    variantId: row.variant_id,
    sku: row.sku,
    priceSetId: row.price_set_id,
    inventoryItemId: row.inventory_item_id,
    available: Math.max(0, Number(row.available)),
    listPrice: row.list_price === null ? null : Number(row.list_price),
  }
}

/**
 * The products with these numbers that are on sale; others are absent. One query instead of
 * Medusa's four, because every order begins with it.
 */
export async function sellableProducts(
  container: MedusaContainer,
  numbers: number[],
): Promise<Map<number, SellableProduct>> {
  const { stockLocationId } = await shopSetup(container)
  const found = await runSql<ProductRow>(
    container,
    sellableProductsSql(numbers, { currency, stockLocationId }),
  )
  return new Map(found.map((row) => [Number(row.external_id), productOf(row)]))
}
