import { entryOf } from '@nas/contract/answers'
import { orderForStaffSchema } from '@nas/contract/order-for-staff'
import { userSchema } from '@nas/contract/user'
import * as v from 'valibot'
import type { StaffOrder, StaffOrderLine } from './staff-order.ts'

const { fullname, username } = userSchema.entries

/** An order as the admin gets it: with who ordered, and ids that are display numbers. */
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
  return { id, name, quantity, price, picture: (formats?.thumbnail ?? formats?.small)?.url ?? null }
}

export function orderFromEntry({ id, attributes }: Entry): StaffOrder {
  const { cartitems = [], user, history = [], refunds = [], ratings = [], ...order } = attributes
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
  }
}
