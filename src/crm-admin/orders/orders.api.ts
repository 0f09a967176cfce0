import type { OrderState } from '@nas/domain'
import { api } from '../../api-client/api.ts'
import { orderFromEntry } from './order-from-entry.ts'
import { type OrderListQuery, orderListParams } from './order-list-query.ts'
import type { StaffOrder } from './staff-order.ts'

export interface OrderPage {
  orders: StaffOrder[]
  total: number
  pageCount: number
}

const populate = ['cartitems.product.thub', 'user']

/** @throws ApiError */
export async function fetchOrders(query: OrderListQuery, signal: AbortSignal): Promise<OrderPage> {
  const answer = await api.get('/api/orders', orderListParams(query), signal)
  return {
    orders: answer.data.map(orderFromEntry),
    total: answer.meta.pagination.total,
    pageCount: answer.meta.pagination.pageCount,
  }
}

/** @throws ApiError, with status 404 for an unknown id */
export async function fetchOrder(id: number, signal: AbortSignal): Promise<StaffOrder> {
  const answer = await api.get(`/api/orders/${id}`, { populate }, signal)
  return orderFromEntry(answer.data)
}

/** @throws ApiError, with code `transition_not_allowed` when the order cannot be moved there now */
export async function moveOrder(id: number, state: OrderState, reason?: string): Promise<void> {
  await api.put(`/api/orders/${id}`, { data: { state, reason } })
}

/** Names of payment methods by code, in both languages. */
export async function fetchPaymentNames(
  signal: AbortSignal,
): Promise<Map<string, { vi: string; en: string }>> {
  const answer = await api.get('/api/payments', {}, signal)
  return new Map(
    answer.data.map(({ attributes: { code, name, name_en } }) => [
      code,
      { vi: name, en: name_en || name },
    ]),
  )
}
