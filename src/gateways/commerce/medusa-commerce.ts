import { accountCalls } from './accounts.ts'
import { addressCalls } from './addresses.ts'
import { cartCalls } from './carts.ts'
import { type CommerceSettings, createCommerceClient } from './client.ts'
import { contentCalls } from './content.ts'
import type { CommerceGateway } from './gateway.ts'
import { likeCalls } from './likes.ts'
import { orderCalls } from './orders.ts'
import { paymentCalls } from './payments.ts'
import { ratingCalls } from './ratings.ts'
import { shippingCalls } from './shippings.ts'
import { statisticCalls } from './statistics.ts'
import { userCalls } from './users.ts'

export function createMedusaCommerce(settings: CommerceSettings): CommerceGateway {
  const client = createCommerceClient(settings)
  return {
    accounts: accountCalls(client),
    addresses: addressCalls(client),
    carts: cartCalls(client),
    content: contentCalls(client),
    likes: likeCalls(client),
    orders: orderCalls(client),
    payments: paymentCalls(client),
    ratings: ratingCalls(client),
    shippings: shippingCalls(client),
    statistics: statisticCalls(client),
    users: userCalls(client),
  }
}
