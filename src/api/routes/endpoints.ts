import type { Endpoint } from '../endpoints/endpoint.ts'
import { openApiEndpoint } from '../openapi/document.ts'
import { resourceEndpoints } from '../records/resource-endpoints.ts'
import { deleteAccount, linkProvider } from '../resources/account.ts'
import { addresses } from '../resources/addresses.ts'
import { auditLog, lastChange } from '../resources/audit-log.ts'
import { carts, shippings } from '../resources/carts.ts'
import { connect } from '../resources/connect.ts'
import { arrange, contentResources, contentSingles, singleEndpoint } from '../resources/content.ts'
import { createOrder } from '../resources/create-order.ts'
import { delivery } from '../resources/delivery.ts'
import { pendingEmail } from '../resources/email-change.ts'
import { exportEndpoints } from '../resources/exports.ts'
import { forwarded } from '../resources/forwarded.ts'
import { likes } from '../resources/likes.ts'
import { orderProofs } from '../resources/order-proofs.ts'
import { orderCalls, orders } from '../resources/orders.ts'
import { paymentGateways } from '../resources/payment-gateways.ts'
import { prices } from '../resources/prices.ts'
import { askErasure, takeExport } from '../resources/privacy.ts'
import { productRating, ratings } from '../resources/ratings.ts'
import { distributors, supports } from '../resources/requests.ts'
import { secondFactor } from '../resources/second-factor.ts'
import { renew, signOut } from '../resources/sessions.ts'
import { forgotPassword, register, resetPassword, signIn } from '../resources/sign-in.ts'
import { socialSignIn } from '../resources/social-sign-in.ts'
import { staffJobs } from '../resources/staff-jobs.ts'
import { statistics } from '../resources/statistics.ts'
import { stock, stockChanges } from '../resources/stock.ts'
import { unusualPrices } from '../resources/unusual-prices.ts'
import { uploads } from '../resources/uploads.ts'
import { users, usersMe } from '../resources/users.ts'

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
  arrange,
  carts,
  createOrder,
  deleteAccount,
  forgotPassword,
  productRating,
  register,
  resetPassword,
  signIn,
  auditLog,
  lastChange,
  usersMe,
  pendingEmail,
  ...forwarded,
  ...prices,
  unusualPrices,
  takeExport,
  askErasure,
  ...orderCalls,
  ...orderProofs,
  secondFactor,
  renew,
  signOut,
  ...staffJobs,
  ...statistics,
  ...connect,
  ...paymentGateways,
  ...socialSignIn,
  linkProvider,
  ...uploads,
]

export const endpoints: readonly Endpoint[] = [...calls, openApiEndpoint(calls)]
