import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { SHOP_LIKE } from '../../../../likes/module/key'
import type { LikeRow, ShopLikeService } from '../../../../likes/module/service'
import { toldLikes } from '../../../../likes/queries/told-likes'
import { mostLikes } from '../../../../likes/workflows/limits'
import { parse } from '../../../../platform/http/parse'

const mostProducts = 100
const mostEach = 100

const asked = z.union([
  z.object({ customer: z.string().regex(/^[\w-]{1,100}$/) }).strict(),
  z
    .object({
      products: z
        .string()
        .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/)
        .transform((text) => [...new Set(text.split(',').map(Number))])
        .refine((products) => products.length <= mostProducts),
    })
    .strict(),
])

/** Either one customer's likes, or everybody's of some products: at most 100 of each. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const query = parse(asked, request.query)
  const service = request.scope.resolve<ShopLikeService>(SHOP_LIKE)
  const likes: LikeRow[] =
    'customer' in query
      ? await service.ofCustomer(query.customer, mostLikes)
      : await service.ofProducts(query.products, mostEach)
  response.json({ likes: await toldLikes(request.scope, likes) })
}
