import { paginationSchema } from '@nas/contract/answers'
import type { OrderState } from '@nas/domain/order-states'
import * as v from 'valibot'
import { api } from '../../api-client/api.ts'
import { orderFromEntry, staffOrderEntrySchema } from './order-from-entry.ts'
import { type OrderListQuery, orderListParams } from './order-list-query.ts'
import type { StaffOrder } from './staff-order.ts'

const { total, pageCount } = v.required(paginationSchema).entries

const listSchema = v.object({
  data: v.array(staffOrderEntrySchema),
  meta: v.object({ pagination: v.object({ total, pageCount }) }),
})

const oneSchema = v.object({ data: staffOrderEntrySchema })

export interface OrderPage {
  orders: StaffOrder[]
  total: number
  pageCount: number
}

/** @throws ApiError */
export async function fetchOrders(query: OrderListQuery, signal: AbortSignal): Promise<OrderPage> {
  const answer = v.parse(listSchema, await api.get('/api/orders', orderListParams(query), signal))
  return { ...answer.meta.pagination, orders: answer.data.map(orderFromEntry) }
}

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
