import type { CommerceOrder } from '@nas/contract/commerce/order'
import { type ShippingOption, shippingOptionSchema } from '@nas/contract/commerce/shipping'
import * as v from 'valibot'
import type { Caller } from './calls.ts'
import type { CommerceClient } from './client.ts'
import { orderAnswer } from './orders.ts'

const cartAnswer = v.object({
  cart: v.object({
    id: v.string(),
    items: v.array(
      v.object({ id: v.string(), product: v.number(), quantity: v.number(), price: v.number() }),
    ),
    created_at: v.string(),
    updated_at: v.string(),
  }),
})

type Cart = v.InferOutput<typeof cartAnswer>['cart']

export interface CartCalls {
  /** @param token of the customer who owns the cart; null for a visitor */
  create(items: { product: number; quantity: number }[], token: string | null): Promise<Cart>
}

export function cartCalls({ shop }: CommerceClient): CartCalls {
  return {
    async create(items, token) {
      const sent = { method: 'POST', token, body: { items } } as const
      return (await shop('/store/shop/carts', cartAnswer, sent)).cart
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

/** In the gateway's own format. */
const ipnAnswer = v.record(v.string(), v.string())

const returnAnswer = v.object({
  order: v.string(),
  result: v.picklist(['success', 'failure', 'waiting']),
  locale: v.picklist(['vi', 'en']),
})

export type PaymentReturn = v.InferOutput<typeof returnAnswer>

export interface PaymentCalls {
  /** A payment gateway's IPN. @returns the response for the gateway */
  ipn(gateway: string, query: Record<string, string>): Promise<Record<string, string>>
  /** What a customer brings back. @throws RejectedError `signature` when the gateway has not signed it */
  comeBack(gateway: string, query: Record<string, string>): Promise<PaymentReturn>
  /** Staff have paid back what was due for an order. @throws RejectedError `refund_not_due` */
  refund(caller: Caller, order: number, note: string | null): Promise<CommerceOrder>
}

export function paymentCalls({ shop }: CommerceClient): PaymentCalls {
  return {
    ipn: (gateway, query) => shop(`/store/shop/payments/${gateway}/notice`, ipnAnswer, { query }),

    comeBack: (gateway, query) =>
      shop(`/store/shop/payments/${gateway}/return`, returnAnswer, {
        method: 'POST',
        body: { query },
      }),

    async refund({ token }, order, note) {
      const sent = { method: 'POST', token, body: { note } } as const
      return (await shop(`/admin/shop/orders/${order}/refund`, orderAnswer, sent)).order
    },
  }
}
