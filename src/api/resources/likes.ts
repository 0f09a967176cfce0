import { newLikeSchema } from '@nas/contract/likes'
import { fieldErrors } from '../api-error.ts'
import { type ApiRequest, signedInCaller } from '../endpoint.ts'
import { likeRow } from '../likes.ts'
import { type Resource, write } from '../resource/resource.ts'
import { listedStore } from '../resource/stores.ts'
import { likeShape } from '../shapes/commerce-shapes.ts'

const ownLikes = async (request: ApiRequest) => {
  const likes = await request.commerce.likes.own(signedInCaller(request).commerce)
  return likes.map(likeRow)
}

/** Likes are personal: each member reaches their own (contract 6.4). */
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
