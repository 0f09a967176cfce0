import type { OrderState } from '@nas/domain/order-states'
import * as v from 'valibot'
import { api } from '../../api-client/api.ts'
import { orderFromEntry, staffOrderEntrySchema } from './order-from-entry.ts'
import type { StaffOrder } from './staff-order.ts'

const oneSchema = v.object({ data: staffOrderEntrySchema })

/** @throws ApiError, with status 404 for an unknown id */
export async function fetchOrder(id: number, signal: AbortSignal): Promise<StaffOrder> {
  const populate = ['cartitems.product.thub', 'user', 'history', 'refunds', 'ratings']
  const answer = v.parse(oneSchema, await api.get(`/api/orders/${id}`, { populate }, signal))
  return orderFromEntry(answer.data)
}

/** @throws ApiError, with code `transition_not_allowed` when the order cannot be moved there now */
export async function moveOrder(id: number, state: OrderState, reason?: string): Promise<void> {
  await api.put(`/api/orders/${id}`, { data: { state, reason } })
}

/** Notes that a refund has been paid to the customer. @throws ApiError */
export async function settleRefund(order: number, note?: string): Promise<void> {
  await api.post('/api/app/refundorder', { order, note })
}

/** Shows a rating in the shop, or does not. @throws ApiError */
export async function decideRating(
  id: number | string,
  state: 'active' | 'inactive',
): Promise<void> {
  await api.put(`/api/ratings/${id}`, { data: { state } })
}
