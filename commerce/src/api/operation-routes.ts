import { addressRoutes } from '../accounts/http/addresses'
import { likeRoutes } from '../likes/http/likes'
import { ratingRoutes } from '../ratings/http/ratings'
import { staffJobRoutes } from '../staff-jobs/http/staff-jobs'
import { statisticsRoutes } from '../statistics/http/statistics'
import { stockRoutes } from '../stock/http/stock'

/** The routes of all declared operations: a capability is one line here. */
const operationRoutes = [
  addressRoutes,
  likeRoutes,
  ratingRoutes,
  staffJobRoutes,
  statisticsRoutes,
  stockRoutes,
].flat()

export const operationRoutesBelow = (base: '/admin/' | '/store/') =>
  operationRoutes.filter(({ matcher }) => matcher.startsWith(base))
