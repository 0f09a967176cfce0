import type { OrderChange } from '@nas/contract/order-for-staff'
import * as v from 'valibot'
import { api } from '../../../api-client/api.ts'
import { apiOptions, keysOf } from '../../kit/list/list-page.ts'
import type { CancelReason } from './cancel-dialog.tsx'
import type { StaffOrder } from './staff-order.ts'
import { orderFromEntry, staffOrderEntrySchema } from './staff-order.ts'

const oneSchema = v.object({ data: staffOrderEntrySchema })

/** @throws ApiError, with code `stale` when the order has changed since it was read */
export async function cancelOrder(
  { id, updatedAt }: Pick<StaffOrder, 'id' | 'updatedAt'>,
  why: CancelReason,
): Promise<void> {
  const data = { state: 'cancel', ...why, updatedAt } satisfies OrderChange
  await api.put(`/api/orders/${id}`, { data })
}

/** @returns false while a second person has to confirm the refund. @throws ApiError */
export async function settleRefund(order: number, note?: string): Promise<boolean> {
  const path = '/api/app/refundorder?populate=refunds'
  const { data } = v.parse(oneSchema, await api.post(path, { order, note }))
  return orderFromEntry(data).refunds.every(({ settled_at }) => settled_at !== null)
}

export const orderKeys = keysOf('orders')

const populate = ['cartitems.product.thub', 'user', 'history', 'refunds', 'ratings', 'notes']

export function orderOptions(id: number) {
  const path = `/api/orders/${id}`
  return apiOptions(orderKeys.one(id), [path, { populate }], oneSchema, ({ data }) =>
    orderFromEntry(data),
  )
}
