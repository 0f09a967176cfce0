import type { Endpoint } from './endpoint.ts'
import { openApiEndpoint } from './openapi/openapi-endpoint.ts'
import { resourceEndpoints } from './resource/resource-endpoints.ts'
import { account, deleteAccount } from './resources/account.ts'
import { addresses } from './resources/addresses.ts'
import { carts } from './resources/carts.ts'
import { contentResources, contentSingles } from './resources/content.ts'
import { createOrder } from './resources/create-order.ts'
import { likes } from './resources/likes.ts'
import { orders } from './resources/orders.ts'
import { forgotPassword, resetPassword } from './resources/passwords.ts'
import { register } from './resources/register.ts'
import { shippings } from './resources/shippings.ts'
import { signIn } from './resources/sign-in.ts'
import { statistics } from './resources/statistics.ts'
import { users, usersMe } from './resources/users.ts'
import { singleEndpoint } from './single-endpoint.ts'

const resources = [...contentResources, addresses, likes, orders, shippings, users]

const calls: readonly Endpoint[] = [
  ...resources.flatMap(resourceEndpoints),
  ...contentSingles.map(singleEndpoint),
  account,
  carts,
  createOrder,
  deleteAccount,
  forgotPassword,
  register,
  resetPassword,
  signIn,
  usersMe,
  ...statistics,
]

/** Everything that `/api` answers. */
export const endpoints: readonly Endpoint[] = [...calls, openApiEndpoint(calls)]
