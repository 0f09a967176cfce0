import type { OrderListQuery } from '../orders/order-list-query.ts'
import { writeOrderListQuery } from '../orders/order-list-query.ts'
import { patterns } from './routes.ts'

/** The one place that builds addresses of the back office. */
export const paths = {
  dashboard: (): string => patterns.dashboard,
  orders: (query: Partial<OrderListQuery> = {}): string =>
    patterns.orders + writeOrderListQuery(query),
  order: (id: number): string => patterns.order.replace(':id', String(id)),
  /** The shop's home. */
  shop: (): string => '/',
  /** The shop's own login dialog, which comes back to `next` after a sign-in. */
  signIn: (next: string): string => `/?login=1&next=${encodeURIComponent(next)}`,
}
