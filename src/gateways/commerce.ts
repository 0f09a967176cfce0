import type { OrderState } from '@nas/domain'
import type { Person, ShippingOption, ShopOrder } from './commerce-records.ts'

export type Actor = 'customer' | 'user'

/** Who asks: their own token, so that Medusa itself enforces what is theirs. */
export interface Caller {
  actor: Actor
  token: string
}

export interface NewOrder {
  items: { product: number; quantity: number }[]
  name: string
  phone: string
  email?: string
  address: string
  province: string
  district: string
  ward?: string
  note?: string
  payment: string
  locale: 'vi' | 'en'
  expected_total?: number
  consents: { purpose: string; granted: boolean; version: string }[]
}

export interface OrderQuery {
  /** Conditions as the order list of commerce takes them. */
  filters: object | null
  sort: { attr: string; direction: 'asc' | 'desc' }[]
  start: number
  limit: number
}

/** What the shop asks of Medusa. Every method may throw a GatewayError. */
export interface CommerceGateway {
  /** @returns a token, or null when e-mail and password do not belong together */
  signIn(actor: Actor, email: string, password: string): Promise<string | null>
  me(caller: Caller): Promise<Person>
  placeOrder(order: NewOrder, token: string | null, key: string | null): Promise<ShopOrder>
  orders(caller: Caller, query: OrderQuery): Promise<{ orders: ShopOrder[]; count: number }>
  order(caller: Caller, id: number): Promise<ShopOrder>
  moveOrder(caller: Caller, id: number, state: OrderState, reason?: string): Promise<ShopOrder>
  shippings(): Promise<ShippingOption[]>
}
