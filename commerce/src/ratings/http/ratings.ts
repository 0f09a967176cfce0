import type {
  AuthenticatedMedusaRequest,
  MedusaRequest,
  MedusaResponse,
} from '@medusajs/framework/http'
import {
  type AverageRating,
  averageQuery,
  type RatingDecision,
} from '@nas/contract/commerce/rating'
import { readListQuery } from '@nas/query/list-query'
import { staffOf } from '../../accounts/http/caller'
import { notFound } from '../../platform/errors/shop-error'
import { opaqueId, parse } from '../../platform/http/parse'
import { ratingColumns, staffRatingColumns } from '../module/rating-row'
import { SHOP_RATING, type ShopRatingService } from '../module/service'
import { findRating, listRatings } from '../queries/list-ratings'

const service = ({ scope }: MedusaRequest) => scope.resolve<ShopRatingService>(SHOP_RATING)
const ratingId = (request: MedusaRequest) => opaqueId(request.params.id, 'rating')

export async function listShown(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json(
    await listRatings(request.scope, readListQuery(ratingColumns, request.query), 'public'),
  )
}

export async function readShown(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json({ rating: await findRating(request.scope, ratingId(request), 'public') })
}

/** Average and number of the published ratings of one product. */
export async function average(
  request: MedusaRequest,
  response: MedusaResponse<AverageRating>,
): Promise<void> {
  const { product } = parse(averageQuery, request.query)
  response.json(await service(request).averageOf(product))
}

export async function listForStaff(
  request: MedusaRequest,
  response: MedusaResponse,
): Promise<void> {
  response.json(
    await listRatings(request.scope, readListQuery(staffRatingColumns, request.query), 'staff'),
  )
}

export async function readForStaff(
  request: MedusaRequest,
  response: MedusaResponse,
): Promise<void> {
  response.json({ rating: await findRating(request.scope, ratingId(request), 'staff') })
}

/** Publishes or hides a rating; it cannot become undecided again. */
export async function decide(
  request: AuthenticatedMedusaRequest<RatingDecision>,
  response: MedusaResponse,
): Promise<void> {
  const id = ratingId(request)
  const decided = await service(request).decide({
    id,
    by: staffOf(request),
    ...request.validatedBody,
  })
  if (decided === undefined) throw notFound('rating')
  response.json({ rating: await findRating(request.scope, id, 'staff') })
}
