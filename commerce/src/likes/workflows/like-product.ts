import type { MedusaContainer } from '@medusajs/framework/types'
import { ShopError } from '../../platform/errors/shop-error'
import { SHOP_LIKE } from '../module/key'
import type { LikeRow, ShopLikeService } from '../module/service'
import { productIsOnSale } from '../queries/product-is-on-sale'

/** More likes than this a customer cannot have, and a list of likes does not return. */
export const mostLikes = 500

function rejection(code: 'product_unavailable' | 'too_many', message: string): ShopError {
  return new ShopError(code, message, [{ path: ['product'], code, message }])
}

/**
 * The customer's like of this product; a second one is the first.
 * @throws ShopError product_unavailable, or too_many
 */
export async function likeProduct(
  container: MedusaContainer,
  customerId: string,
  product: number,
): Promise<LikeRow> {
  if (!(await productIsOnSale(container, product))) {
    throw rejection('product_unavailable', 'This product is not on sale.')
  }
  const likes = container.resolve<ShopLikeService>(SHOP_LIKE)
  if ((await likes.count(customerId)) >= mostLikes) {
    const own = await likes.ofCustomer(customerId, mostLikes)
    const first = own.find((like) => like.product === product)
    if (first) return first
    throw rejection('too_many', `At most ${mostLikes} products can be liked.`)
  }
  return likes.add(customerId, product)
}
