import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules, ProductStatus } from '@medusajs/framework/utils'
import { fieldError } from '../../platform/errors/shop-error'
import { type LikeRow, likes } from '../module/service'

/** Maximum number of likes of a customer, and of a list of likes. */
export const maxLikes = 500

/** Idempotent. @throws ShopError product_unavailable, too_many */
export async function likeProduct(
  container: MedusaContainer,
  customerId: string,
  product: number,
): Promise<LikeRow> {
  const onSale = { external_id: String(product), status: ProductStatus.PUBLISHED }
  const [found] = await container
    .resolve(Modules.PRODUCT)
    .listProducts(onSale, { select: ['id'], take: 1 })
  if (found === undefined) {
    throw fieldError('product_unavailable', 'product', 'This product is not on sale.')
  }
  if ((await likes(container).count(customerId)) >= maxLikes) {
    const own = await likes(container).ofCustomer(customerId, maxLikes)
    const first = own.find((like) => like.product === product)
    if (first) return first
    throw fieldError('too_many', 'product', `At most ${maxLikes} products can be liked.`)
  }
  return likes(container).add(customerId, product)
}
