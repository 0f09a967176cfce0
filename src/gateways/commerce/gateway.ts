import type { AccountCalls } from './accounts.ts'
import type { AddressCalls } from './addresses.ts'
import type { CartCalls } from './carts.ts'
import type { ContentCalls } from './content.ts'
import type { LikeCalls } from './likes.ts'
import type { OrderCalls } from './orders.ts'
import type { PaymentCalls } from './payments.ts'
import type { RatingCalls } from './ratings.ts'
import type { ShippingCalls } from './shippings.ts'
import type { StatisticCalls } from './statistics.ts'
import type { UserCalls } from './users.ts'

/** What the shop asks of Medusa, area by area. Every call may throw a GatewayError. */
export interface CommerceGateway {
  accounts: AccountCalls
  addresses: AddressCalls
  carts: CartCalls
  content: ContentCalls
  likes: LikeCalls
  orders: OrderCalls
  payments: PaymentCalls
  ratings: RatingCalls
  shippings: ShippingCalls
  statistics: StatisticCalls
  users: UserCalls
}
