import type { HistoryStep, Order, OrderRating, OrderRefund } from '@nas/contract/order'
import type { PaymentKind } from '@nas/domain/order-states'

export interface StaffOrderLine {
  id: number | string
  /** What the product was called when it was ordered. */
  name: string
  /** Address of a small picture; `null` when the product has none or is gone. */
  picture: string | null
  price: number
  quantity: number
}

/** An order as staff see it; names are the contract's (part 4). */
export interface StaffOrder extends Omit<Order, 'cartitems' | 'transfer'> {
  id: number
  payment: PaymentKind
  /** Who ordered, when a member did. */
  account: string | null
  lines: StaffOrderLine[]
  /** Oldest first. */
  history: HistoryStep[]
  refunds: OrderRefund[]
  ratings: OrderRating[]
}
