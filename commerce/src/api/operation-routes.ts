import { addressRoutes } from '../accounts/http/addresses'
import { catalogueRoutes } from '../catalogue/http/catalogue'
import { likeRoutes } from '../likes/http/likes'
import { cartRoutes } from '../orders/http/carts'
import { orderRoutes } from '../orders/http/orders'
import { orderProofRoutes } from '../orders/http/proofs'
import { ratingRoutes } from '../ratings/http/ratings'
import { paymentRoutes } from '../settlement/http/payments'
import { staffJobRoutes } from '../staff-jobs/http/staff-jobs'
import { statisticsRoutes } from '../statistics/http/statistics'
import { stockRoutes } from '../stock/http/stock'

/** The routes of all declared operations: a capability is one line here. */
const operationRoutes = [
  addressRoutes,
  cartRoutes,
  catalogueRoutes,
  likeRoutes,
  orderProofRoutes,
  orderRoutes,
  paymentRoutes,
  ratingRoutes,
  staffJobRoutes,
  statisticsRoutes,
  stockRoutes,
].flat()

export const operationRoutesBelow = (base: '/admin/' | '/store/') =>
  operationRoutes.filter(({ matcher }) => matcher.startsWith(base))
