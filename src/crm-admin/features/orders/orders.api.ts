import type { OrderState } from '@nas/domain/order-states'
import * as v from 'valibot'
import { api } from '../../../api-client/api.ts'
import { apiOptions, keysOf } from '../../kit/list/list-page.ts'
import { orderFromEntry, staffOrderEntrySchema } from './staff-order.ts'

const oneSchema = v.object({ data: staffOrderEntrySchema })

/** @throws ApiError, with code `transition_not_allowed` when the move is not possible now */
export async function moveOrder(id: number, state: OrderState, reason?: string): Promise<void> {
  await api.put(`/api/orders/${id}`, { data: { state, reason } })
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

export async function decideRating(
  id: number | string,
  state: 'active' | 'inactive',
): Promise<void> {
  await api.put(`/api/ratings/${id}`, { data: { state } })
}

export const orderKeys = keysOf('orders')

const populate = ['cartitems.product.thub', 'user', 'history', 'refunds', 'ratings']

export function orderOptions(id: number) {
  const path = `/api/orders/${id}`
  return apiOptions(orderKeys.one(id), [path, { populate }], oneSchema, ({ data }) =>
    orderFromEntry(data),
  )
}
