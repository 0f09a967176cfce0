import type { OrderActor, OrderState, PaymentKind } from '@nas/domain/order-states'

export interface NewOrderRecord {
  order_id: string
  display_id: number
  code: string
  customer_id: string | null
  state: OrderState
  name: string
  phone: string
  email: string | null
  address: string
  province: string
  district: string
  ward: string | null
  note: string | null
  payment_method: string
  payment_kind: PaymentKind
  subtotal: number
  shipping_price: number
  discount: number
  total: number
  estimated_pickup: Date
  estimated_delivery: Date
  consents: { purpose: string; version: string; granted: boolean; at: string }[]
  locale: string
  caller: string
  idempotency_key: string | null
  request_hash: string
  created_at: Date
}

/** A move that an order has made when it is placed. */
export interface FirstMove {
  from: OrderState | null
  to: OrderState
  actor: OrderActor
}
