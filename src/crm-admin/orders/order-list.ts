import { type OrderState, orderStates, paymentKinds } from '@nas/domain/order-states'
import { parse } from 'valibot'
import { dayEnd, dayFilter, dayStart, type ListSpec, oneOf } from '../list/list-search.ts'
import { orderFromEntry, staffOrderEntrySchema } from './order-from-entry.ts'
import type { StaffOrder } from './staff-order.ts'

/** GET /api/orders as staff see it, newest first. */
export const orderList: ListSpec<StaffOrder> = {
  resource: 'orders',
  sort: 'id:desc',
  sorts: ['id', 'createdAt', 'name', 'total', 'state'],
  filters: {
    state: oneOf(orderStates, (state) => ({ state: { $eq: state as OrderState } })),
    kind: oneOf(paymentKinds, (kind) => ({ payment_kind: { $eq: kind } })),
    from: dayFilter((day) => ({ createdAt: { $gte: dayStart(day) } })),
    to: dayFilter((day) => ({ createdAt: { $lt: dayEnd(day) } })),
  },
  rowOf: (entry) => orderFromEntry(parse(staffOrderEntrySchema, entry)),
}
