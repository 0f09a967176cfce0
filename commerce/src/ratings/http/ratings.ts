import * as operations from '@nas/contract/ratings/operations'
import { readListQuery } from '@nas/query/list-query'
import { routesOf } from '../../accounts/http/operation-routes'
import { notFound } from '../../platform/errors/shop-error'
import { ratingColumns, staffRatingColumns } from '../module/rating-row'
import { SHOP_RATING, type ShopRatingService } from '../module/service'
import { findRating, listRatings } from '../queries/list-ratings'

export const ratingRoutes = routesOf(operations, {
  listRatings: ({ scope, caller, query }) =>
    caller.kind === 'staff'
      ? listRatings(scope, readListQuery(staffRatingColumns, query), 'staff')
      : listRatings(scope, readListQuery(ratingColumns, query), 'public'),

  findRating: ({ scope, caller, input }) =>
    findRating(scope, input.rating, caller.kind === 'staff' ? 'staff' : 'public'),

  async decideRating({ scope, caller, input: { rating: id, ...decision } }) {
    const service = scope.resolve<ShopRatingService>(SHOP_RATING)
    const exists = await service.decide({ id, by: caller.id, ...decision })
    if (!exists) throw notFound('rating')
    return findRating(scope, id, 'staff')
  },

  async readPicture({ scope, input: { picture, size } }) {
    const service = scope.resolve<ShopRatingService>(SHOP_RATING)
    const file = await service.picture(picture, size)
    if (file === undefined) throw notFound('picture')
    return file.toString('base64')
  },

  async markRating({ scope, caller, input: { rating, helpful } }) {
    const service = scope.resolve<ShopRatingService>(SHOP_RATING)
    const marks = await service.mark(rating, caller.id, helpful)
    if (marks === undefined) throw notFound('rating')
    return { helpful: marks }
  },

  async listMarked({ scope, caller, input: { product } }) {
    const service = scope.resolve<ShopRatingService>(SHOP_RATING)
    return (await service.markedBy(caller.id, Number(product))).map(({ rating }) => rating)
  },

  listStarCounts: ({ scope }) => scope.resolve<ShopRatingService>(SHOP_RATING).starCounts(),
})
