import type { OrderState } from './order-states.js'

export const roles = [
  'manager',
  'order-desk',
  'warehouse',
  'customer-care',
  'accountant',
  'content',
] as const

export type StaffRole = (typeof roles)[number]

/** Roles that move money or decide who may: a password alone does not open the back office to them. */
const guarded: readonly StaffRole[] = ['manager', 'accountant']

export const needsSecondFactor = (held: readonly StaffRole[]): boolean =>
  held.some((role) => guarded.includes(role))

interface FactorRules {
  SECOND_FACTOR?: string | undefined
  SECOND_FACTOR_FROM?: string | undefined
}

/** Whether a role requires it, or the date of the setting has been reached, in Vietnam's time zone. */
export function isFactorRequired(
  { SECOND_FACTOR, SECOND_FACTOR_FROM: day }: FactorRules,
  isGuarded: boolean,
  now: number = Date.now(),
): boolean {
  if (SECOND_FACTOR !== 'off' && isGuarded) return true
  return day !== undefined && now >= Date.parse(`${day}T00:00:00+07:00`)
}

/** The only definition of the permissions of roles; managers have all of them. */
const table = {
  'orders.read': ['order-desk', 'warehouse', 'customer-care', 'accountant'],
  'orders.amounts': ['order-desk', 'customer-care', 'accountant'],
  'orders.email': ['order-desk', 'customer-care', 'accountant'],
  /** Confirm and cancel orders. */
  'orders.handle': ['order-desk'],
  /** Record that a transfer has arrived or that a refund was paid. */
  'orders.money': ['accountant'],
  'orders.ship': ['order-desk', 'warehouse'],
  /** Take back a delivery that was recorded by mistake. */
  'orders.correct': [],
  'people.read': ['order-desk', 'customer-care'],
  'people.write': ['customer-care'],
  requests: ['customer-care'],
  ratings: ['customer-care'],
  'stock.read': ['order-desk', 'warehouse', 'accountant', 'content'],
  'stock.write': ['warehouse'],
  /** Products, articles, branches and pictures. */
  content: ['content'],
  delivery: ['order-desk'],
  statistics: ['accountant'],
  taxes: [],
  /** Colleagues and the audit log. */
  staff: [],
} as const satisfies Record<string, readonly StaffRole[]>

export type Permission = keyof typeof table

export const permissions = Object.keys(table) as Permission[]

export function may(held: readonly StaffRole[], permission: Permission): boolean {
  const enough: readonly StaffRole[] = table[permission]
  return held.some((role) => role === 'manager' || enough.includes(role))
}

export const permissionToMove = {
  new: 'orders.handle',
  confirm: 'orders.handle',
  payment: 'orders.money',
  pickitem: 'orders.ship',
  delivery: 'orders.ship',
  complete: 'orders.ship',
  rate: 'orders.handle',
  cancel: 'orders.handle',
  usercancel: 'orders.handle',
} as const satisfies Record<OrderState, Permission>
