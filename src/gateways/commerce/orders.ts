import type { NewOrder } from '@nas/contract/commerce/new-order'
import {
  type CommerceOrder,
  commerceOrderSchema,
  type StaffOrder,
  staffOrderSchema,
} from '@nas/contract/commerce/order'
import type { LineRating } from '@nas/contract/commerce/rating'
import { type CommerceReorder, commerceReorderSchema } from '@nas/contract/commerce/reorder'
import { type CommerceTracking, commerceTrackingSchema } from '@nas/contract/commerce/tracking'
import type { OrderChange } from '@nas/contract/order-change'
import { type ListQuery, listQueryParameters } from '@nas/query/list-query'
import * as v from 'valibot'
import { type Caller, routeFor } from './calls.ts'
import type { CommerceClient } from './client.ts'

const orderAnswer = v.object({ order: commerceOrderSchema })
export const staffOrderAnswer = v.object({ order: staffOrderSchema })
const ordersAnswer = v.object({ orders: v.array(staffOrderSchema), count: v.number() })
const trackedAnswer = v.object({ order: commerceTrackingSchema })

export interface OrderCalls {
  /** @param token of the customer who owns the order; null for a guest */
  place(order: NewOrder, token: string | null, key: string | null): Promise<CommerceOrder>
  list(caller: Caller, query: ListQuery): Promise<{ orders: StaffOrder[]; count: number }>
  one(caller: Caller, id: number): Promise<StaffOrder>
  move(caller: Caller, id: number, change: OrderChange): Promise<StaffOrder>
  /** All of them or none. */
  rate(caller: Caller, id: number, ratings: LineRating[]): Promise<CommerceOrder>
  reorder(caller: Caller, id: number): Promise<CommerceReorder>
  track(code: string, phone: string): Promise<CommerceTracking>
}

export function orderCalls({ shop }: CommerceClient): OrderCalls {
  return {
    async place(body, token, key) {
      const headers: Record<string, string> = key === null ? {} : { 'Idempotency-Key': key }
      const sent = { method: 'POST', body, token, headers } as const
      return (await shop('/store/shop/orders', orderAnswer, sent)).order
    },

    list: (caller, query) =>
      shop(routeFor(caller, '/orders'), ordersAnswer, {
        token: caller.token,
        query: listQueryParameters(query),
      }),

    async one(caller, id) {
      const path = routeFor(caller, `/orders/${id}`)
      return (await shop(path, staffOrderAnswer, { token: caller.token })).order
    },

    async move(caller, id, body) {
      const { token } = caller
      const path = routeFor(caller, `/orders/${id}/state`)
      return (await shop(path, staffOrderAnswer, { method: 'POST', token, body })).order
    },

    async rate({ token }, id, ratings) {
      const sent = { method: 'POST', token, body: { ratings } } as const
      return (await shop(`/store/shop/orders/${id}/ratings`, orderAnswer, sent)).order
    },

    reorder: ({ token }, id) =>
      shop(`/store/shop/orders/${id}/reorder`, commerceReorderSchema, { token }),

    async track(code, phone) {
      const sent = { method: 'POST', body: { code, phone } } as const
      return (await shop('/store/shop/track-order', trackedAnswer, sent)).order
    },
  }
}
