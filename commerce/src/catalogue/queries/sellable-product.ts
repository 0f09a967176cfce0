import type { MedusaContainer } from '@medusajs/framework/types'
import { sellableProductsSql } from '../../medusa-tables/products'
import { sqlOf } from '../../platform/database/run-sql'
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

/** Products not on sale are absent. One query, not Medusa's four: every order begins with it. */
export async function sellableProducts(
  container: MedusaContainer,
  numbers: number[],
): Promise<Map<number, SellableProduct>> {
  const { stockLocationId } = await shopSetup(container)
  const found = await sqlOf(container)<SellableProduct>(
    sellableProductsSql(numbers, { currency, stockLocationId }),
  )
  return new Map(found.map((product) => [product.number, product]))
}
