import type { MedusaContainer } from '@medusajs/framework/types'
import * as operations from '@nas/contract/likes/operations'
import { routesOf } from '../../accounts/http/operation-routes'
import { notFound } from '../../platform/errors/shop-error'
import { type LikeRow, likes } from '../module/service'
import { serializeLike, serializeLikes } from '../queries/serialize-likes'
import { likeProduct, maxLikes } from '../workflows/like-product'

const maxOfEach = 100

async function found(scope: MedusaContainer, row: LikeRow | undefined) {
  if (row === undefined) throw notFound('like')
  return serializeLike(scope, row)
}

export const likeRoutes = routesOf(operations, {
  listOwnLikes: async ({ scope, caller }) =>
    serializeLikes(scope, await likes(scope).ofCustomer(caller.id, maxLikes)),

  addLike: async ({ scope, caller, input }) =>
    found(scope, await likeProduct(scope, caller.id, input.product)),

  findLike: async ({ scope, caller, input }) =>
    found(scope, await likes(scope).find(input.like, caller.id)),

  removeLike: async ({ scope, caller, input }) =>
    found(scope, await likes(scope).remove(input.like, caller.id)),

  async listLikes({ scope, input }) {
    const rows =
      'customer' in input
        ? await likes(scope).ofCustomer(input.customer, maxLikes)
        : await likes(scope).ofProducts(input.products, maxOfEach)
    return serializeLikes(scope, rows)
  },
})
