import { type OrderListQuery, writeOrderListQuery } from '../orders/order-list-query.ts'

/** Addresses of the back office that exist; the path builder and the screens agree by this table. */
const patterns = {
  dashboard: '/crm-admin',
  orders: '/crm-admin/orders',
  order: '/crm-admin/orders/:id',
} as const

type RouteName = keyof typeof patterns

export type StaffRoute =
  | { name: 'dashboard' }
  | { name: 'orders' }
  | { name: 'order'; id: number }
  | { name: 'not-found' }

/** Ids of orders are Medusa's display numbers. */
function matcherOf(pattern: string): RegExp {
  return new RegExp(`^${pattern.replace(':id', '([1-9]\\d{0,14})')}$`)
}

/** Which screen an address shows. A slash at the end makes no difference. */
export function matchRoute(pathname: string): StaffRoute {
  const bare = pathname.replace(/\/+$/, '')
  for (const name of Object.keys(patterns) as RouteName[]) {
    const match = matcherOf(patterns[name]).exec(bare)
    if (match === null) continue
    return name === 'order' ? { name, id: Number(match[1]) } : { name }
  }
  return { name: 'not-found' }
}

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
