import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { SHOP_LIKE } from '../../../../likes/module/key'
import type { ShopLikeService } from '../../../../likes/module/service'
import { toldLike, toldLikes } from '../../../../likes/queries/told-likes'
import { likeProduct } from '../../../../likes/workflows/like-product'
import { mostLikes } from '../../../../likes/workflows/limits'
import { memberOf } from '../../../../platform/http/caller'
import { parse } from '../../../../platform/http/parse'

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
