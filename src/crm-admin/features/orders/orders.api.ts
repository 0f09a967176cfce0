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

/** @returns false while a second person has to confirm the refund. @throws ApiError */
export async function settleRefund(order: number, note?: string): Promise<boolean> {
  const path = '/api/app/refundorder?populate=refunds'
  const { data } = v.parse(oneSchema, await api.post(path, { order, note }))
  return orderFromEntry(data).refunds.every(({ settled_at }) => settled_at !== null)
}

export const orderKeys = keysOf('orders')

const populate = ['cartitems.product.thub', 'user', 'history', 'refunds', 'ratings']

export function orderOptions(id: number) {
  const path = `/api/orders/${id}`
  return apiOptions(orderKeys.one(id), [path, { populate }], oneSchema, ({ data }) =>
    orderFromEntry(data),
  )
}
