import { entryOf } from '@nas/contract/answers'
import { accountStates } from '@nas/contract/order-fields'
import { type DueRefund, dueRefundSchema, refundStates } from '@nas/contract/refunds/fields'
import * as v from 'valibot'
import { createdBetween, type ListSpec, oneOf } from '../../kit/list/list-search.ts'

export type RefundRow = DueRefund & { id: number | string }

const entrySchema = entryOf(dueRefundSchema)

function rowOf(entry: unknown): RefundRow {
  const { id, attributes } = v.parse(entrySchema, entry)
  return { id, ...attributes }
}

/** GET /api/refunds: what is not paid out yet, oldest first, then the others. */
export const refundList: ListSpec<RefundRow> = {
  resource: 'refunds',
  sort: 'open:desc,createdAt:asc',
  sorts: ['createdAt', 'amount', 'name', 'settled_at'],
  filters: {
    state: oneOf(['open', ...refundStates], (state) =>
      state === 'open' ? { open: { $eq: true } } : { state: { $eq: state } },
    ),
    account: oneOf(accountStates, (state) => ({ account: { $eq: state } })),
    ...createdBetween,
  },
  rowOf,
}
