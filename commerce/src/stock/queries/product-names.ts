import type { MedusaContainer } from '@medusajs/framework/types'
import { productNamesSql } from '../../medusa-tables/products'
import { sqlOf } from '../../platform/database/run-sql'

interface ProductName {
  number: string
  name: string
  name_en: string | null
}

/** Names of products by number, also of deleted ones. */
export async function productNames(
  container: MedusaContainer,
  numbers: readonly string[],
): Promise<Map<string, ProductName>> {
  const found = await sqlOf(container)<ProductName>(productNamesSql([...new Set(numbers)]))
  return new Map(found.map((product) => [product.number, product]))
}
