import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { likesQuery, type NewCommerceLike } from '@nas/contract/commerce/like'
import { memberOf } from '../../accounts/http/caller'
import { notFound } from '../../platform/errors/shop-error'
import { opaqueId, parse } from '../../platform/http/parse'
import { type LikeRow, SHOP_LIKE, type ShopLikeService } from '../module/service'
import { serializeLike, serializeLikes } from '../queries/serialize-likes'
import { likeProduct, mostLikes } from '../workflows/like-product'

const mostOfEach = 100

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
  const rows = await service(request).ofCustomer(customerId, mostLikes)
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

/** Either one customer's likes, or everybody's of some products: at most 100 of each. */
export async function listForStaff(
  request: MedusaRequest,
  response: MedusaResponse,
): Promise<void> {
  const query = parse(likesQuery, request.query)
  const likes =
    'customer' in query
      ? await service(request).ofCustomer(query.customer, mostLikes)
      : await service(request).ofProducts(query.products, mostOfEach)
  response.json({ likes: await serializeLikes(request.scope, likes) })
}
