import type { OrderState } from '@nas/domain'
import type { GivenConsent } from './accounts.ts'
import { type Caller, routeFor } from './caller.ts'
import type { CommerceClient } from './client.ts'
import { type RecordQuery, recordQuery } from './record-query.ts'
import { orderAnswer, ordersAnswer, type ShopOrder } from './records.ts'

export interface NewOrder {
  items: { product: number; quantity: number }[]
  name: string
  phone: string
  email?: string
  address: string
  province: string
  district: string
  ward?: string
  note?: string
  payment: string
  locale: 'vi' | 'en'
  expected_total?: number
  consents: GivenConsent[]
  create_account?: boolean
  password?: string
}

export interface OrderCalls {
  /** @param token of the customer who owns the order; null for a guest */
  place(order: NewOrder, token: string | null, key: string | null): Promise<ShopOrder>
  list(caller: Caller, query: RecordQuery): Promise<{ orders: ShopOrder[]; count: number }>
  one(caller: Caller, id: number): Promise<ShopOrder>
  move(caller: Caller, id: number, state: OrderState, reason?: string): Promise<ShopOrder>
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
        query: recordQuery(query),
      }),

    async one(caller, id) {
      const path = routeFor(caller, `/orders/${id}`)
      return (await shop(path, orderAnswer, { token: caller.token })).order
    },

    async move(caller, id, state, reason) {
      const { actor, token } = caller
      const body = actor === 'user' && reason ? { state, reason } : { state }
      const path = routeFor(caller, `/orders/${id}/state`)
      return (await shop(path, orderAnswer, { method: 'POST', token, body })).order
    },
  }
}
