import type { OrderState } from '@nas/domain'
import * as v from 'valibot'
import { api } from '../../api-client/api.ts'
import { listOf, paginationSchema } from '../../contract/answers.ts'
import { paymentSchema } from '../../contract/catalogue.ts'
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
  const populate = ['cartitems.product.thub', 'user']
  const answer = v.parse(oneSchema, await api.get(`/api/orders/${id}`, { populate }, signal))
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
  const answer = v.parse(listOf(paymentSchema), await api.get('/api/payments', {}, signal))
  return new Map(
    answer.data.map(({ attributes: { code, name, name_en } }) => [
      code,
      { vi: name, en: name_en || name },
    ]),
  )
}
