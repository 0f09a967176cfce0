import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { likesQuery, type NewCommerceLike } from '@nas/contract/commerce/member-records'
import { memberOf } from '../../accounts/http/caller'
import { notFound } from '../../platform/errors/shop-error'
import { opaqueId, parse } from '../../platform/http/parse'
import { type LikeRow, SHOP_LIKE, type ShopLikeService } from '../module/service'
import { serializeLike, serializeLikes } from '../queries/serialize-likes'
import { likeProduct, maxLikes } from '../workflows/like-product'

const maxOfEach = 100

const service = ({ scope }: MedusaRequest) => scope.resolve<ShopLikeService>(SHOP_LIKE)
const likeId = (request: MedusaRequest) => opaqueId(request.params.id, 'like')

async function respond(
  { scope }: MedusaRequest,
  response: MedusaResponse,
  row: LikeRow | undefined,
): Promise<void> {
  if (row === undefined) throw notFound('like')
  response.json({ like: await serializeLike(scope, row) })
}

export async function listOwn(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const customerId = await memberOf(request)
  const rows = await service(request).ofCustomer(customerId, maxLikes)
  response.json({ likes: await serializeLikes(request.scope, rows) })
}

export async function add(
  request: MedusaRequest<NewCommerceLike>,
  response: MedusaResponse,
): Promise<void> {
  const customerId = await memberOf(request)
  const { product } = request.validatedBody
  await respond(request, response, await likeProduct(request.scope, customerId, product))
}

export async function readOwn(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const customerId = await memberOf(request)
  await respond(request, response, await service(request).find(likeId(request), customerId))
}

export async function removeOwn(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const customerId = await memberOf(request)
  await respond(request, response, await service(request).remove(likeId(request), customerId))
}

/**
 * Either the likes of one customer, or all likes of some products; at most 100 customers or
 * products.
 */
export async function listForStaff(
  request: MedusaRequest,
  response: MedusaResponse,
): Promise<void> {
  const query = parse(likesQuery, request.query)
  const likes =
    'customer' in query
      ? await service(request).ofCustomer(query.customer, maxLikes)
      : await service(request).ofProducts(query.products, maxOfEach)
  response.json({ likes: await serializeLikes(request.scope, likes) })
}
