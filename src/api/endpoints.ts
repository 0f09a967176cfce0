import type { Endpoint } from './endpoint.ts'
import { resourceEndpoints } from './resource/resource-endpoints.ts'
import { contentResources, contentSingles } from './resources/content.ts'
import { createOrder } from './resources/create-order.ts'
import { orders } from './resources/orders.ts'
import { shippings } from './resources/shippings.ts'
import { signIn } from './resources/sign-in.ts'
import { usersMe } from './resources/users-me.ts'
import { singleEndpoint } from './single-endpoint.ts'

const resources = [...contentResources, orders, shippings]

/** Everything that `/api` answers. */
export const endpoints: readonly Endpoint[] = [
  ...resources.flatMap(resourceEndpoints),
  ...contentSingles.map(singleEndpoint),
  createOrder,
  signIn,
  usersMe,
]
