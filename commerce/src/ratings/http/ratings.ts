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
    const decided = await service.decide({ id, by: caller.id, ...decision })
    if (decided === undefined) throw notFound('rating')
    return findRating(scope, id, 'staff')
  },

  averageRating: ({ scope, input }) =>
    scope.resolve<ShopRatingService>(SHOP_RATING).averageOf(input.product),
})
