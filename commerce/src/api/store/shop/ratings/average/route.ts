import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { parse } from '../../../../../platform/http/parse'
import { SHOP_RATING } from '../../../../../ratings/module/key'
import type { ShopRatingService } from '../../../../../ratings/module/service'

const asked = z.object({
  product: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'product_unknown')
    .transform(Number),
})

/** Average and number of the ratings of one product that are shown. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { product } = parse(asked, request.query)
  response.json(await request.scope.resolve<ShopRatingService>(SHOP_RATING).averageOf(product))
}
