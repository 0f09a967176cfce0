import type { OrderState, PaymentKind } from '@nas/domain'

export interface StaffOrderLine {
  id: number | string
  /** `null` when the product is gone from the catalogue. */
  name: string | null
  /** Address of a small picture. */
  picture: string | null
  price: number
  quantity: number
}

/** An order as staff see it; names are the contract's (part 4). */
export interface StaffOrder {
  id: number
  code: string
  state: OrderState
  createdAt: string
  estimated_pickup: string | null
  estimated_delivery: string | null
  subtotal: number
  shipping_price: number
  discount: number
  total: number
  cod_amount: number
  payment_method: string
  payment: PaymentKind
  name: string
  phone: string
  address: string
  note: string | null
  /** Who ordered, when a member did. */
  account: string | null
  lines: StaffOrderLine[]
}
