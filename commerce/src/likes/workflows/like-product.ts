import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules, ProductStatus } from '@medusajs/framework/utils'
import { fieldError } from '../../platform/errors/shop-error'
import { type LikeRow, SHOP_LIKE, type ShopLikeService } from '../module/service'

async function productIsOnSale(container: MedusaContainer, product: number): Promise<boolean> {
  const [found] = await container
    .resolve(Modules.PRODUCT)
    .listProducts(
      { external_id: String(product), status: ProductStatus.PUBLISHED },
      { select: ['id'], take: 1 },
    )
  return found !== undefined
}

/** Maximum number of likes of a customer, and of a list of likes. */
export const maxLikes = 500

/**
 * Likes the product; idempotent.
 * @throws ShopError product_unavailable, or too_many
 */
export async function likeProduct(
  container: MedusaContainer,
  customerId: string,
  product: number,
): Promise<LikeRow> {
  if (!(await productIsOnSale(container, product))) {
    throw fieldError('product_unavailable', 'product', 'This product is not on sale.')
  }
  const likes = container.resolve<ShopLikeService>(SHOP_LIKE)
  if ((await likes.count(customerId)) >= maxLikes) {
    const own = await likes.ofCustomer(customerId, maxLikes)
    const first = own.find((like) => like.product === product)
    if (first) return first
    throw fieldError('too_many', 'product', `At most ${maxLikes} products can be liked.`)
  }
  return likes.add(customerId, product)
}
