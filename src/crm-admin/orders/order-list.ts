import { shopDay } from '@nas/domain/dates'
import { type OrderState, orderStates, paymentKinds } from '@nas/domain/order-states'
import { dayStart } from '@nas/domain/periods'
import { parse } from 'valibot'
import { createdBetween, type ListSpec, oneOf } from '../list/list-search.ts'
import { orderFromEntry, staffOrderEntrySchema } from './order-from-entry.ts'
import type { StaffOrder } from './staff-order.ts'

const dayMs = 24 * 60 * 60_000

/** Orders that wait for staff, by what is to be done with them. */
const work = {
  /** Nobody has confirmed them for a day. */
  late: () => ({
    state: { $eq: 'new' },
    createdAt: { $lt: new Date(Date.now() - dayMs).toISOString() },
  }),
  transfer: () => ({ state: { $eq: 'confirm' }, payment_kind: { $eq: 'transfer' } }),
  /** Paid, or confirmed and to be paid at the door, or being packed. */
  pack: () => ({
    $or: [
      { state: { $in: ['payment', 'pickitem'] } },
      { state: { $eq: 'confirm' }, payment_kind: { $eq: 'cod' } },
    ],
  }),
  /** They were to be at the customer's before today. */
  overdue: () => ({
    state: { $in: ['new', 'confirm', 'payment', 'pickitem', 'delivery'] },
    estimated_delivery: { $lt: dayStart(shopDay(new Date())) },
  }),
  refund: () => ({ refund_due: { $eq: true } }),
} as const satisfies Record<string, () => object>

export type OrderWork = keyof typeof work

export const orderWorks = Object.keys(work) as OrderWork[]

/** GET /api/orders as staff see it, newest first. */
export const orderList: ListSpec<StaffOrder> = {
  resource: 'orders',
  sort: 'id:desc',
  sorts: ['id', 'createdAt', 'name', 'total', 'state'],
  filters: {
    state: oneOf(orderStates, (state) => ({ state: { $eq: state as OrderState } })),
    kind: oneOf(paymentKinds, (kind) => ({ payment_kind: { $eq: kind } })),
    work: oneOf(orderWorks, (one) => work[one as OrderWork]()),
    ...createdBetween,
  },
  rowOf: (entry) => orderFromEntry(parse(staffOrderEntrySchema, entry)),
}
