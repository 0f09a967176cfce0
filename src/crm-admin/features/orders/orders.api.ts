import type { OrderChange } from '@nas/contract/order-for-staff'
import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { api } from '../../../api-client/api.ts'
import { keysOf } from '../../kit/list/list-page.ts'
import type { CancelReason } from './cancel-dialog.tsx'
import type { StaffOrder } from './staff-order.ts'
import { orderFromEntry, staffOrderEntrySchema } from './staff-order.ts'

const oneSchema = v.object({ data: staffOrderEntrySchema })

/** @throws ApiError, with status 404 for an unknown id */
async function fetchOrder(id: number, signal: AbortSignal): Promise<StaffOrder> {
  const populate = ['cartitems.product.thub', 'user', 'history', 'refunds', 'ratings']
  const answer = v.parse(oneSchema, await api.get(`/api/orders/${id}`, { populate }, signal))
  return orderFromEntry(answer.data)
}

/** @throws ApiError, with code `stale` when the order has changed since it was read */
export async function cancelOrder(
  { id, updatedAt }: Pick<StaffOrder, 'id' | 'updatedAt'>,
  why: CancelReason,
): Promise<void> {
  const data = { state: 'cancel', ...why, updatedAt } satisfies OrderChange
  await api.put(`/api/orders/${id}`, { data })
}

/**
 * Records that the reported transfer of an order has not arrived.
 * @throws ApiError, with code `claim_over` when it was decided meanwhile
 */
export async function refuseClaim(order: number): Promise<void> {
  await api.post('/api/app/refuseclaim', { order })
}

/**
 * Records that a refund was paid to the customer.
 * @returns false while a second person has to confirm it
 * @throws ApiError
 */
export async function settleRefund(order: number, note?: string): Promise<boolean> {
  const path = '/api/app/refundorder?populate=refunds'
  const { data } = v.parse(oneSchema, await api.post(path, { order, note }))
  return orderFromEntry(data).refunds.every(({ settled_at }) => settled_at !== null)
}

/**
 * Publishes or hides a rating.
 * @throws ApiError
 */
export async function decideRating(
  id: number | string,
  state: 'active' | 'inactive',
): Promise<void> {
  await api.put(`/api/ratings/${id}`, { data: { state } })
}

export const orderKeys = keysOf('orders')

export function orderOptions(id: number) {
  return queryOptions({
    queryKey: orderKeys.one(id),
    queryFn: ({ signal }) => fetchOrder(id, signal),
  })
}
