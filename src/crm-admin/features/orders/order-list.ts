import { shopDay } from '@nas/domain/dates'
import {
  type OrderState,
  openStates,
  orderStates,
  paymentKinds,
  stageOf,
  statesIn,
} from '@nas/domain/order-states'
import { dayStart } from '@nas/domain/periods'
import { parse } from 'valibot'
import { createdBetween, type ListSpec, oneOf } from '../../kit/list/list-search.ts'
import { orderFromEntry, type StaffOrder, staffOrderEntrySchema } from './staff-order.ts'

const dayMs = 24 * 60 * 60_000

/** Orders that wait for staff, by task. */
const work = {
  late: () => ({
    state: { $in: statesIn(stageOf, 'toConfirm') },
    createdAt: { $lt: new Date(Date.now() - dayMs).toISOString() },
  }),
  transfer: () => ({
    state: { $in: statesIn(stageOf, 'confirmed') },
    payment_kind: { $eq: 'transfer' },
  }),
  claimed: () => ({
    state: { $in: statesIn(stageOf, 'confirmed') },
    transfer_claim: { $eq: 'pending' },
  }),
  pack: () => ({
    $or: [
      { state: { $in: statesIn(stageOf, 'toPack') } },
      { state: { $in: statesIn(stageOf, 'confirmed') }, payment_kind: { $eq: 'cod' } },
    ],
  }),
  overdue: () => ({
    state: { $in: openStates },
    estimated_delivery: { $lt: dayStart(shopDay(new Date())) },
  }),
  refund: () => ({ refund_due: { $eq: true } }),
  recall: () => ({ call_at: { $lte: new Date().toISOString() } }),
  duplicate: () => ({ duplicate: { $eq: true } }),
  risk: () => ({ risk: { $eq: true } }),
  noted: () => ({ note_count: { $gt: 0 } }),
} as const satisfies Record<string, () => object>

/** Value of the filter by the person in charge. */
export const unassigned = 'none'

export type OrderWork = keyof typeof work

export const orderWorks = Object.keys(work) as OrderWork[]

/** GET /api/orders for staff, newest first. */
export const orderList: ListSpec<StaffOrder> = {
  resource: 'orders',
  populate: ['cartitems'],
  sort: 'id:desc',
  sorts: ['id', 'createdAt', 'name', 'total', 'state'],
  filters: {
    state: oneOf(orderStates, (state) => ({ state: { $eq: state as OrderState } })),
    kind: oneOf(paymentKinds, (kind) => ({ payment_kind: { $eq: kind } })),
    assignee: {
      accepts: (value) => value.length <= 100,
      where: (value) =>
        value === unassigned ? { assignee: { $null: true } } : { assignee: { $eq: value } },
    },
    /** Names of a province and of the former ones within it. */
    province: {
      accepts: (value) => value.length <= 500,
      where: (value) => ({ province: { $in: value.split(', ') } }),
    },
    work: oneOf(orderWorks, (one) => work[one as OrderWork]()),
    ...createdBetween,
  },
  rowOf: (entry) => orderFromEntry(parse(staffOrderEntrySchema, entry)),
}
