import type {
  AuthenticatedMedusaRequest,
  MedusaRequest,
  MedusaResponse,
} from '@medusajs/framework/http'
import { z } from '@medusajs/framework/zod'
import { readSearch } from '@nas/domain/record-search/read-search'
import { memberOf, staffOf } from '../../accounts/http/caller'
import { readOrder } from '../../orders/queries/read-orders'
import { notFound } from '../../platform/errors/shop-error'
import { opaqueId } from '../../platform/http/opaque-id'
import { orderNumber } from '../../platform/http/order-number'
import { parse } from '../../platform/http/parse'
import { optional } from '../../platform/http/text-fields'
import { SHOP_RATING } from '../module/key'
import type { ShopRatingService } from '../module/service'
import { findRating, listRatings } from '../queries/list-ratings'
import { rateOrder } from '../workflows/rate-order'

const lineRating = z.object(
  {
    line: z.string('malformed').regex(/^[\w-]{1,100}$/, 'malformed'),
    stars: z.int('stars_invalid').min(1, 'stars_invalid').max(5, 'stars_invalid'),
    words: optional(2000),
  },
  'malformed',
)

const ratingsBody = z.object({
  ratings: z.array(lineRating, 'required').min(1, 'required').max(100, 'too_long'),
})

const averageQuery = z.object({
  product: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'product_unknown')
    .transform(Number),
})

/** Shown or not; nothing can be made undecided again. */
const decisionBody = z.object({ state: z.enum(['active', 'inactive'], 'malformed') })

const service = ({ scope }: MedusaRequest) => scope.resolve<ShopRatingService>(SHOP_RATING)
const ratingId = (request: MedusaRequest) => opaqueId(request.params.id, 'rating')

export async function listShown(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json(await listRatings(request.scope, readSearch(request.query), 'everybody'))
}

export async function readShown(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json({ rating: await findRating(request.scope, ratingId(request), 'everybody') })
}

/** Average and number of the ratings of one product that are shown. */
export async function average(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { product } = parse(averageQuery, request.query)
  response.json(await service(request).averageOf(product))
}

export async function rateOwnOrder(
  request: MedusaRequest,
  response: MedusaResponse,
): Promise<void> {
  const number = orderNumber(request.params.id)
  const { ratings } = parse(ratingsBody, request.body ?? {})
  const customerId = await memberOf(request)
  const record = await rateOrder(request.scope, { number, customerId, ratings })
  response.json({ order: await readOrder(request.scope, record, 'owner') })
}

export async function listForStaff(
  request: MedusaRequest,
  response: MedusaResponse,
): Promise<void> {
  response.json(await listRatings(request.scope, readSearch(request.query), 'staff'))
}

export async function readForStaff(
  request: MedusaRequest,
  response: MedusaResponse,
): Promise<void> {
  response.json({ rating: await findRating(request.scope, ratingId(request), 'staff') })
}

export async function decide(
  request: AuthenticatedMedusaRequest,
  response: MedusaResponse,
): Promise<void> {
  const id = ratingId(request)
  const { state } = parse(decisionBody, request.body ?? {})
  const decided = await service(request).decide({ id, state, by: staffOf(request) })
  if (decided === undefined) throw notFound('rating')
  response.json({ rating: await findRating(request.scope, id, 'staff') })
}
