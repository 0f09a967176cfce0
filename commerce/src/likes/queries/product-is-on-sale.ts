import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules, ProductStatus } from '@medusajs/framework/utils'

/** Whether a product with this number of the content application is on sale. */
export async function productIsOnSale(
  container: MedusaContainer,
  product: number,
): Promise<boolean> {
  const [found] = await container
    .resolve(Modules.PRODUCT)
    .listProducts(
      { external_id: String(product), status: ProductStatus.PUBLISHED },
      { select: ['id'], take: 1 },
    )
  return found !== undefined
}
