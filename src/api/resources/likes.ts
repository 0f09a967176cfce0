import { addLike, listOwnLikes, newLikeSchema, removeLike } from '@nas/contract/likes/operations'
import { fieldErrors } from '../answers/api-error.ts'
import { ask } from '../records/operation-endpoints.ts'
import { type Resource, write } from '../records/resource.ts'
import { likeRow, listedStore } from '../records/stores.ts'
import { likeShape } from '../shapes/record-shapes.ts'

/** Likes are personal: members reach only their own (API §6.4). */
export const likes: Resource = {
  shape: likeShape,
  access: { find: 'member', findOne: 'member', create: 'member', remove: 'member' },
  own: true,
  personal: true,
  store: listedStore('likes', async (request) =>
    (await ask(request, listOwnLikes, {})).map(likeRow),
  ),
  create: write(newLikeSchema, async (request, { product }) => {
    if (request.view.byId('products', product) === null) {
      const message = 'There is no such product'
      throw fieldErrors([{ path: ['product'], code: 'product_unavailable', message, product }])
    }
    return likeRow(await ask(request, addLike, { product }))
  }),
  remove: async (request) => likeRow(await ask(request, removeLike, { like: request.id })),
}
