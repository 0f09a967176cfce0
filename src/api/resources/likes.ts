import { newLikeSchema } from '@nas/contract/likes'
import { fieldErrors } from '../kit/api-error.ts'
import { type ApiRequest, signedInCaller } from '../kit/endpoint.ts'
import { type Resource, write } from '../records/resource.ts'
import { likeRow, listedStore } from '../records/stores.ts'
import { likeShape } from '../shapes/record-shapes.ts'

const ownLikes = async (request: ApiRequest) => {
  const likes = await request.commerce.likes.own(signedInCaller(request).commerce)
  return likes.map(likeRow)
}

/** Likes are personal: members reach only their own (API §6.4). */
export const likes: Resource = {
  shape: likeShape,
  access: { find: 'member', findOne: 'member', create: 'member', remove: 'member' },
  own: true,
  personal: true,
  store: listedStore('likes', ownLikes),
  create: write(newLikeSchema, async (request, { product }) => {
    if (request.view.byId('products', product) === null) {
      const message = 'There is no such product'
      throw fieldErrors([{ path: ['product'], code: 'product_unavailable', message, product }])
    }
    const { commerce } = signedInCaller(request)
    return likeRow(await request.commerce.likes.add(commerce, product))
  }),
  remove: async (request) =>
    likeRow(await request.commerce.likes.remove(signedInCaller(request).commerce, request.id)),
}
