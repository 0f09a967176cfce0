import type { Endpoint } from '../endpoints/endpoint.ts'
import { openApiEndpoint } from '../openapi/document.ts'
import { resourceEndpoints } from '../records/resource-endpoints.ts'
import { account, deleteAccount, linkProvider, unlinkProvider } from '../resources/account.ts'
import { addresses } from '../resources/addresses.ts'
import { auditLog, lastChange } from '../resources/audit-log.ts'
import { carts, shippings, stockCheck } from '../resources/carts.ts'
import { connect } from '../resources/connect.ts'
import { arrange, contentResources, contentSingles, singleEndpoint } from '../resources/content.ts'
import { createOrder } from '../resources/create-order.ts'
import { delivery } from '../resources/delivery.ts'
import { emailChange } from '../resources/email-change.ts'
import { exportEndpoints } from '../resources/exports.ts'
import { likes } from '../resources/likes.ts'
import { orderProofs } from '../resources/order-proofs.ts'
import { orderCalls, orders } from '../resources/orders.ts'
import { paymentGateways } from '../resources/payment-gateways.ts'
import { people } from '../resources/people.ts'
import { prices } from '../resources/prices.ts'
import { privacy } from '../resources/privacy.ts'
import { productRating, ratings } from '../resources/ratings.ts'
import { distributors, supports } from '../resources/requests.ts'
import { secondFactor } from '../resources/second-factor.ts'
import { sessions } from '../resources/sessions.ts'
import { forgotPassword, register, resetPassword, signIn } from '../resources/sign-in.ts'
import { socialSignIn } from '../resources/social-sign-in.ts'
import { staffJobs } from '../resources/staff-jobs.ts'
import { statistics } from '../resources/statistics.ts'
import { stock, stockCalls, stockChanges } from '../resources/stock.ts'
import { unusualPrices } from '../resources/unusual-prices.ts'
import { uploads } from '../resources/uploads.ts'
import { users, usersMe } from '../resources/users.ts'
import { vat } from '../resources/vat.ts'

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
  createOrder,
  deleteAccount,
  forgotPassword,
  productRating,
  register,
  resetPassword,
  signIn,
  stockCheck,
  auditLog,
  lastChange,
  usersMe,
  ...emailChange,
  ...people,
  ...prices,
  unusualPrices,
  ...privacy,
  ...orderCalls,
  ...orderProofs,
  ...secondFactor,
  ...sessions,
  ...staffJobs,
  ...statistics,
  ...stockCalls,
  ...connect,
  ...paymentGateways,
  ...socialSignIn,
  linkProvider,
  unlinkProvider,
  ...uploads,
  ...vat,
]

export const endpoints: readonly Endpoint[] = [...calls, openApiEndpoint(calls)]
