import type {
  AuthenticatedMedusaRequest,
  MedusaRequest,
  MedusaResponse,
} from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { notFound } from '../../../../../platform/errors/shop-error'
import { staffOf } from '../../../../../platform/http/caller'
import { opaqueId } from '../../../../../platform/http/opaque-id'
import { parse } from '../../../../../platform/http/parse'
import { SHOP_RATING } from '../../../../../ratings/module/key'
import type { ShopRatingService } from '../../../../../ratings/module/service'
import { findRating } from '../../../../../ratings/queries/list-ratings'

/** Shown or not; nothing can be made undecided again. */
const body = z.object({ state: z.enum(['active', 'inactive'], 'malformed') })

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const id = opaqueId(request.params.id, 'rating')
  response.json({ rating: await findRating(request.scope, id, 'staff') })
}

export async function POST(
  request: AuthenticatedMedusaRequest,
  response: MedusaResponse,
): Promise<void> {
  const id = opaqueId(request.params.id, 'rating')
  const { state } = parse(body, request.body ?? {})
  const ratings = request.scope.resolve<ShopRatingService>(SHOP_RATING)
  const decided = await ratings.decide({ id, state, by: staffOf(request) })
  if (decided === undefined) throw notFound('rating')
  response.json({ rating: await findRating(request.scope, id, 'staff') })
}
