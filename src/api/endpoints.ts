import { collectionEndpoints, singleEndpoint } from './content-endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import { contentCollections, contentSingles } from './resources/content.ts'
import { createOrder } from './resources/create-order.ts'
import { orders } from './resources/orders.ts'
import { shippings } from './resources/shippings.ts'
import { signInEndpoint } from './resources/sign-in.ts'
import { usersMe } from './resources/users-me.ts'

/** Everything that `/api` answers. */
export const endpoints: readonly Endpoint[] = [
  ...contentCollections.flatMap(collectionEndpoints),
  ...contentSingles.map(singleEndpoint),
  ...shippings,
  ...orders,
  createOrder,
  signInEndpoint,
  usersMe,
]
