import type { OrderState } from './order-states.js'

/** What a member of staff is there for; one person may have several duties. */
export const duties = [
  'manager',
  'order-desk',
  'warehouse',
  'customer-care',
  'accountant',
  'content',
] as const

export type Duty = (typeof duties)[number]

/** The only statement of which duties may read or do what; managers may everything. */
const table = {
  'orders.read': ['order-desk', 'warehouse', 'customer-care', 'accountant'],
  /** Prices and sums of an order. */
  'orders.amounts': ['order-desk', 'customer-care', 'accountant'],
  'orders.email': ['order-desk', 'customer-care', 'accountant'],
  /** Confirm and cancel. */
  'orders.handle': ['order-desk'],
  /** Note that a transfer has arrived or that money was paid back. */
  'orders.money': ['accountant'],
  /** Pack, send and deliver. */
  'orders.ship': ['order-desk', 'warehouse'],
  'people.read': ['order-desk', 'customer-care'],
  'people.write': ['customer-care'],
  /** Letters and applications of visitors. */
  requests: ['customer-care'],
  /** What customers say of products. */
  ratings: ['customer-care'],
  'stock.read': ['order-desk', 'warehouse', 'accountant', 'content'],
  'stock.write': ['warehouse'],
  /** Products, articles, branches and pictures. */
  content: ['content'],
  /** Days and prices of delivery. */
  delivery: ['order-desk'],
  statistics: ['accountant'],
  /** Colleagues, and what they did. */
  staff: [],
} as const satisfies Record<string, readonly Duty[]>

export type Permission = keyof typeof table

export const permissions = Object.keys(table) as Permission[]

/** True when one of these duties brings the permission. */
export function may(held: readonly Duty[], permission: Permission): boolean {
  const enough: readonly Duty[] = table[permission]
  return held.some((duty) => duty === 'manager' || enough.includes(duty))
}

/** What staff need to bring an order to this state. */
export function permissionToMove(to: OrderState): Permission {
  switch (to) {
    case 'payment':
      return 'orders.money'
    case 'pickitem':
    case 'delivery':
    case 'complete':
      return 'orders.ship'
    default:
      return 'orders.handle'
  }
}
