import type { OrderState, PaymentKind } from '@nas/domain/order-states'

/** A row of order_record as the driver hands it over: numeric columns are text. */
export interface OrderRecordRow {
  id: string
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
  subtotal: string
  shipping_price: string
  discount: string
  total: string
  estimated_pickup: Date
  estimated_delivery: Date
  locale: string
  request_hash: string
  created_at: Date
  updated_at: Date
}

export interface TransitionRow {
  id: string
  record_id: string
  from_state: string | null
  to_state: string
  actor: string
  actor_id: string | null
  reason: string | null
  created_at: Date
}
