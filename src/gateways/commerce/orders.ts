import { checkedStockSchema, type ShortProduct } from '@nas/contract/carts'
import {
  type CommerceCart,
  commerceCartSchema,
  type ShippingOption,
  shippingOptionSchema,
  type WantedItem,
} from '@nas/contract/commerce/cart'
import {
  type CommerceOrder,
  type CommerceReorder,
  type CommerceTracking,
  commerceOrderSchema,
  commerceReorderSchema,
  commerceTrackingSchema,
  type NewOrder,
  type PaymentResult,
  paymentResultSchema,
  type StaffOrder,
  staffOrderSchema,
} from '@nas/contract/commerce/order'
import type { TrackOrder } from '@nas/contract/order-calls'
import type { OrderChange } from '@nas/contract/order-for-staff'
import { gatewayAnswerSchema } from '@nas/contract/payments'
import type { LineRating } from '@nas/contract/ratings/operations'
import { type ListQuery, listQueryParameters } from '@nas/query/list-query'
import * as v from 'valibot'
import { type Caller, type CommerceClient, routeFor } from './client.ts'

const orderAnswer = v.object({ order: commerceOrderSchema })
const placedAnswer = v.object({
  ...orderAnswer.entries,
  /** For a guest's device, as a proof that it placed the order. */
  device: v.nullish(v.string(), null),
})
const staffOrderAnswer = v.object({ order: staffOrderSchema })
const ordersAnswer = v.object({ orders: v.array(staffOrderSchema), count: v.number() })
export const trackedAnswer = v.object({ order: commerceTrackingSchema })

/** Where an order comes from. */
export interface OrderOrigin {
  /** Pseudonym of the network. */
  network: string
  /** Pseudonym of the browser, and whether it has placed an order before. */
  device: { mark: string; known: boolean }
  /** The caller has done the proof of work for this order. */
  proven: boolean
}

interface Placing {
  /** Of the customer who owns the order; null for a guest. */
  token: string | null
  /** Idempotency key. */
  key: string | null
  /** Null where no limit by network holds. */
  origin: OrderOrigin | null
}

export interface OrderCalls {
  place(order: NewOrder, placing: Placing): Promise<v.InferOutput<typeof placedAnswer>>
  list(caller: Caller, query: ListQuery): Promise<{ orders: StaffOrder[]; count: number }>
  one(caller: Caller, id: number): Promise<StaffOrder>
  move(caller: Caller, id: number, change: OrderChange): Promise<StaffOrder>
  /** All of them or none. */
  rate(caller: Caller, id: number, ratings: LineRating[]): Promise<CommerceOrder>
  reorder(caller: Caller, id: number): Promise<CommerceReorder>
  track(order: TrackOrder): Promise<CommerceTracking>
  /** The customer has made the transfer. */
  claimTransfer(order: TrackOrder): Promise<CommerceTracking>
  changePayment(caller: Caller, id: number, payment: string): Promise<CommerceTracking>
}

export function orderCalls({ shop }: CommerceClient): OrderCalls {
  async function tracked(route: string, body: TrackOrder): Promise<CommerceTracking> {
    const sent = { method: 'POST', body } as const
    return (await shop(`/store/shop/${route}`, trackedAnswer, sent)).order
  }

  return {
    place(body, { token, key, origin }) {
      const headers = {
        ...(key !== null && { 'Idempotency-Key': key }),
        ...(origin && {
          'X-Order-Network': origin.network,
          'X-Order-Device': origin.device.mark,
        }),
        ...(origin?.device.known && { 'X-Order-Device-Known': 'yes' }),
        ...(origin?.proven && { 'X-Order-Proven': 'yes' }),
      }
      const sent = { method: 'POST', body, token, headers } as const
      return shop('/store/shop/orders', placedAnswer, sent)
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

    async changePayment({ token }, id, payment) {
      const sent = { method: 'POST', token, body: { payment } } as const
      return (await shop(`/store/shop/orders/${id}/payment`, trackedAnswer, sent)).order
    },

    track: (body) => tracked('track-order', body),
    claimTransfer: (body) => tracked('transfer-claims', body),
  }
}

const cartAnswer = v.object({ cart: commerceCartSchema })

export interface CartCalls {
  /** @param token of the customer who owns the cart; null for a visitor */
  create(items: WantedItem[], token: string | null): Promise<CommerceCart>
  /** Available quantities of products with less stock than wanted. */
  short(items: WantedItem[]): Promise<ShortProduct[]>
}

export function cartCalls({ shop }: CommerceClient): CartCalls {
  return {
    async create(items, token) {
      const sent = { method: 'POST', token, body: { items } } as const
      return (await shop('/store/shop/carts', cartAnswer, sent)).cart
    },

    async short(items) {
      const sent = { method: 'POST', body: { items } } as const
      return (await shop('/store/shop/stock-check', checkedStockSchema, sent)).data
    },
  }
}

const shippingsAnswer = v.object({ shippings: v.array(shippingOptionSchema) })

export interface ShippingCalls {
  list(): Promise<ShippingOption[]>
}

export function shippingCalls({ call }: CommerceClient): ShippingCalls {
  return {
    async list() {
      return (await call('/store/shop/shippings', shippingsAnswer)).shippings
    },
  }
}

export interface PaymentCalls {
  /**
   * A payment gateway's IPN.
   * @returns the response for the gateway
   */
  ipn(gateway: string, query: Record<string, string>): Promise<Record<string, string>>
  /**
   * The parameters of a customer's return.
   * @throws RejectedError `signature` when the gateway has not signed them
   */
  handleReturn(gateway: string, query: Record<string, string>): Promise<PaymentResult>
  /**
   * Records that staff have paid out an order's refund.
   * @throws RejectedError `refund_not_due`
   */
  refund(caller: Caller, order: number, note: string | null): Promise<StaffOrder>
  /**
   * Records that staff have not found the transfer of an order.
   * @throws RejectedError `claim_over`
   */
  refuseClaim(caller: Caller, order: number): Promise<StaffOrder>
}

export function paymentCalls({ shop }: CommerceClient): PaymentCalls {
  return {
    ipn: (gateway, query) =>
      shop(`/store/shop/payments/${gateway}/notice`, gatewayAnswerSchema, { query }),

    handleReturn: (gateway, query) =>
      shop(`/store/shop/payments/${gateway}/return`, paymentResultSchema, {
        method: 'POST',
        body: { query },
      }),

    async refund({ token }, order, note) {
      const sent = { method: 'POST', token, body: { note } } as const
      return (await shop(`/admin/shop/orders/${order}/refund`, staffOrderAnswer, sent)).order
    },

    async refuseClaim({ token }, order) {
      const sent = { method: 'POST', token, body: {} } as const
      return (await shop(`/admin/shop/orders/${order}/claim-refusal`, staffOrderAnswer, sent)).order
    },
  }
}
