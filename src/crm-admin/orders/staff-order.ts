import type { HistoryStep, OrderRating } from '@nas/contract/order'
import type { OrderForStaff, RefundForStaff } from '@nas/contract/order-for-staff'
import type { PaymentKind } from '@nas/domain/order-states'

export interface StaffOrderLine {
  id: number | string
  /** What the product was called when it was ordered. */
  name: string
  /** Address of a small picture; `null` when the product has none or is gone. */
  picture: string | null
  /** Null for who is not to see it. */
  price: number | null
  quantity: number
}

/** An order as staff see it; names are the contract's (part 4). */
export interface StaffOrder extends Omit<OrderForStaff, 'cartitems' | 'transfer'> {
  id: number
  payment: PaymentKind
  /** Who ordered, when a member did. */
  account: string | null
  lines: StaffOrderLine[]
  /** Oldest first. */
  history: HistoryStep[]
  refunds: RefundForStaff[]
  ratings: OrderRating[]
}
