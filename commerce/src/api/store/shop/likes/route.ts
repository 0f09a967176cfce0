import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { likeProduct } from '../../../../likes/like-product'
import { mostLikes } from '../../../../likes/limits'
import { toldLike, toldLikes } from '../../../../likes/told-likes'
import { SHOP_LIKE } from '../../../../modules/shop-like/key'
import type { ShopLikeService } from '../../../../modules/shop-like/service'
import { memberOf } from '../../../caller'
import { parse } from '../../../parse'

const body = z.object({
  product: z
    .int({ error: ({ input }) => (input === undefined ? 'required' : 'product_unknown') })
    .positive('product_unknown'),
})

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const customerId = await memberOf(request)
  const service = request.scope.resolve<ShopLikeService>(SHOP_LIKE)
  const rows = await service.ofCustomer(customerId, mostLikes)
  response.json({ likes: await toldLikes(request.scope, rows) })
}

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const customerId = await memberOf(request)
  const { product } = parse(body, request.body ?? {})
  const row = await likeProduct(request.scope, customerId, product)
  response.json({ like: await toldLike(request.scope, row) })
}
