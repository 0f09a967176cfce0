import { entryOf } from '@nas/contract/answers'
import type { HistoryStep, OrderRating } from '@nas/contract/order'
import {
  type OrderForStaff,
  type OrderNote,
  orderForStaffSchema,
  type RefundForStaff,
} from '@nas/contract/order-for-staff'
import { userSchema } from '@nas/contract/user'
import type { PaymentKind } from '@nas/domain/order-states'
import * as v from 'valibot'

export interface StaffOrderLine {
  id: number | string
  /** Null for a deleted product. */
  product: number | null
  name: string
  /** Address of a small picture; `null` when the product has none or was deleted. */
  picture: string | null
  /** `null` when the caller may not see amounts. */
  price: number | null
  quantity: number
}

/** An order for staff; names are the contract's (part 4). */
export interface StaffOrder extends Omit<OrderForStaff, 'cartitems' | 'transfer'> {
  id: number
  payment: PaymentKind
  /** The member who ordered; null for a guest. */
  account: string | null
  lines: StaffOrderLine[]
  /** Oldest first. */
  history: HistoryStep[]
  refunds: RefundForStaff[]
  ratings: OrderRating[]
  /** Oldest first. */
  notes: OrderNote[]
}

const { fullname, username } = userSchema.entries

/** An order in a response to staff: includes the customer, and uses display numbers as ids. */
export const staffOrderEntrySchema = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  attributes: v.object({
    ...orderForStaffSchema.entries,
    user: v.optional(v.object({ data: v.nullable(entryOf(v.object({ fullname, username }))) })),
  }),
})

type Entry = v.InferOutput<typeof staffOrderEntrySchema>
type Line = NonNullable<Entry['attributes']['cartitems']>[number]

function lineOf({ id, name, quantity, price, product }: Line): StaffOrderLine {
  const formats = product?.data?.attributes.thub?.data?.attributes.formats
  const known = product?.data?.id
  return {
    id,
    product: known === undefined ? null : Number(known),
    name,
    quantity,
    price,
    picture: (formats?.thumbnail ?? formats?.small)?.url ?? null,
  }
}

export function orderFromEntry({ id, attributes }: Entry): StaffOrder {
  const {
    cartitems = [],
    user,
    history = [],
    refunds = [],
    ratings = [],
    notes = [],
    ...order
  } = attributes
  const member = user?.data?.attributes
  return {
    ...order,
    id,
    payment: order.payment_kind,
    account: member?.fullname || member?.username || null,
    lines: cartitems.map(lineOf),
    history,
    refunds,
    ratings,
    notes,
  }
}
