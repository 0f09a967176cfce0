import type { Endpoint } from './endpoint.ts'
import { exportEndpoints } from './exports/exports.ts'
import { openApiEndpoint } from './openapi/document.ts'
import { resourceEndpoints } from './resource/resource-endpoints.ts'
import { account, deleteAccount, linkProvider, unlinkProvider } from './resources/account.ts'
import { addresses } from './resources/addresses.ts'
import { arrange } from './resources/arrange.ts'
import { carts, checkStock, shippings } from './resources/carts.ts'
import { connect } from './resources/connect.ts'
import { contentResources, contentSingles, singleEndpoint } from './resources/content.ts'
import { createOrder } from './resources/create-order.ts'
import { delivery } from './resources/delivery.ts'
import { likes } from './resources/likes.ts'
import { rateOrder, reorder, trackOrder } from './resources/order-calls.ts'
import { orders } from './resources/orders.ts'
import { forgotPassword, resetPassword } from './resources/passwords.ts'
import { paymentGateways } from './resources/payment-gateways.ts'
import { privacy } from './resources/privacy.ts'
import { productRating, ratings } from './resources/ratings.ts'
import { refundOrder } from './resources/refund-order.ts'
import { distributors, supports } from './resources/requests.ts'
import { secondFactor } from './resources/second-factor.ts'
import { sessions } from './resources/sessions.ts'
import { register, signIn } from './resources/sign-in.ts'
import { socialSignIn } from './resources/social-sign-in.ts'
import { staff } from './resources/staff.ts'
import { statistics } from './resources/statistics.ts'
import { stock, stockCalls, stockChanges } from './resources/stock.ts'
import { trail } from './resources/trail.ts'
import { userAccount } from './resources/user-account.ts'
import { users, usersMe } from './resources/users.ts'
import { uploads } from './uploads/uploads.ts'

const resources = [
  ...contentResources,
  addresses,
  distributors,
  likes,
  orders,
  ratings,
  shippings,
  stock,
  stockChanges,
  supports,
  users,
]

const calls: readonly Endpoint[] = [
  ...resources.flatMap(resourceEndpoints),
  ...exportEndpoints(resources),
  ...contentSingles.map((name) => singleEndpoint(name)),
  ...delivery,
  account,
  arrange,
  carts,
  checkStock,
  createOrder,
  deleteAccount,
  forgotPassword,
  productRating,
  rateOrder,
  refundOrder,
  register,
  reorder,
  resetPassword,
  signIn,
  trackOrder,
  trail,
  usersMe,
  ...privacy,
  ...secondFactor,
  ...sessions,
  ...staff,
  ...statistics,
  ...stockCalls,
  ...userAccount,
  ...connect,
  ...paymentGateways,
  ...socialSignIn,
  linkProvider,
  unlinkProvider,
  ...uploads,
]

/** Everything that `/api` answers. */
export const endpoints: readonly Endpoint[] = [...calls, openApiEndpoint(calls)]
