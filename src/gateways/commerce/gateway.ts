import { type AccountCalls, accountCalls } from './accounts.ts'
import { type AddressCalls, addressCalls } from './addresses.ts'
import {
  type CartCalls,
  cartCalls,
  type PaymentCalls,
  paymentCalls,
  type ShippingCalls,
  shippingCalls,
} from './checkout.ts'
import { type CommerceSettings, createCommerceClient } from './client.ts'
import { type ContentCalls, contentCalls } from './content.ts'
import { type LikeCalls, likeCalls } from './likes.ts'
import { type OrderCalls, orderCalls } from './orders.ts'
import { type PrivacyCalls, privacyCalls } from './privacy.ts'
import { type RatingCalls, ratingCalls } from './ratings.ts'
import { type SecondFactorCalls, secondFactorCalls } from './second-factors.ts'
import { type SessionCalls, sessionCalls } from './sessions.ts'
import { type StaffCalls, staffCalls } from './staff.ts'
import { type StatisticCalls, statisticCalls } from './statistics.ts'
import { type StockCalls, stockCalls } from './stock.ts'
import { type TrailCalls, trailCalls } from './trail.ts'
import { type UserCalls, userCalls } from './users.ts'

/** What the shop asks of Medusa, area by area. Every call may throw a GatewayError. */
export interface CommerceGateway {
  accounts: AccountCalls
  addresses: AddressCalls
  carts: CartCalls
  content: ContentCalls
  likes: LikeCalls
  orders: OrderCalls
  payments: PaymentCalls
  privacy: PrivacyCalls
  ratings: RatingCalls
  secondFactors: SecondFactorCalls
  sessions: SessionCalls
  shippings: ShippingCalls
  staff: StaffCalls
  statistics: StatisticCalls
  stock: StockCalls
  trail: TrailCalls
  users: UserCalls
}

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
    privacy: privacyCalls(client),
    ratings: ratingCalls(client),
    secondFactors: secondFactorCalls(client),
    sessions: sessionCalls(client),
    shippings: shippingCalls(client),
    staff: staffCalls(client),
    statistics: statisticCalls(client),
    stock: stockCalls(client),
    trail: trailCalls(client),
    users: userCalls(client),
  }
}
