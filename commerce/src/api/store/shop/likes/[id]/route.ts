import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { SHOP_LIKE } from '../../../../../likes/module/key'
import type { LikeRow, ShopLikeService } from '../../../../../likes/module/service'
import { toldLike } from '../../../../../likes/queries/told-likes'
import { notFound } from '../../../../../platform/errors/shop-error'
import { memberOf } from '../../../../../platform/http/caller'
import { opaqueId } from '../../../../../platform/http/opaque-id'

async function tell(
  { scope }: MedusaRequest,
  response: MedusaResponse,
  row: LikeRow | undefined,
): Promise<void> {
  if (row === undefined) throw notFound('like')
  response.json({ like: await toldLike(scope, row) })
}

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const customerId = await memberOf(request)
  const service = request.scope.resolve<ShopLikeService>(SHOP_LIKE)
  await tell(request, response, await service.find(opaqueId(request.params.id, 'like'), customerId))
}

export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const customerId = await memberOf(request)
  const service = request.scope.resolve<ShopLikeService>(SHOP_LIKE)
  await tell(
    request,
    response,
    await service.remove(opaqueId(request.params.id, 'like'), customerId),
  )
}
