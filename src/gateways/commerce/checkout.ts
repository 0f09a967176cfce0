import { checkedStockSchema, type ShortProduct } from '@nas/contract/check-stock'
import { type CommerceCart, commerceCartSchema } from '@nas/contract/commerce/cart'
import type { WantedItem } from '@nas/contract/commerce/lines'
import type { StaffOrder } from '@nas/contract/commerce/order'
import { type PaymentResult, paymentResultSchema } from '@nas/contract/commerce/payment-return'
import { type ShippingOption, shippingOptionSchema } from '@nas/contract/commerce/shipping'
import { gatewayAnswerSchema } from '@nas/contract/payments'
import * as v from 'valibot'
import type { Caller } from './calls.ts'
import type { CommerceClient } from './client.ts'
import { staffOrderAnswer } from './orders.ts'

const cartAnswer = v.object({ cart: commerceCartSchema })

export interface CartCalls {
  /** @param token of the customer who owns the cart; null for a visitor */
  create(items: WantedItem[], token: string | null): Promise<CommerceCart>
  /** What is left of the products of which more are wanted. */
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
  /** A payment gateway's IPN. @returns the response for the gateway */
  ipn(gateway: string, query: Record<string, string>): Promise<Record<string, string>>
  /** What a customer brings back. @throws RejectedError `signature` when the gateway has not signed it */
  comeBack(gateway: string, query: Record<string, string>): Promise<PaymentResult>
  /** Staff have paid back what was due for an order. @throws RejectedError `refund_not_due` */
  refund(caller: Caller, order: number, note: string | null): Promise<StaffOrder>
}

export function paymentCalls({ shop }: CommerceClient): PaymentCalls {
  return {
    ipn: (gateway, query) =>
      shop(`/store/shop/payments/${gateway}/notice`, gatewayAnswerSchema, { query }),

    comeBack: (gateway, query) =>
      shop(`/store/shop/payments/${gateway}/return`, paymentResultSchema, {
        method: 'POST',
        body: { query },
      }),

    async refund({ token }, order, note) {
      const sent = { method: 'POST', token, body: { note } } as const
      return (await shop(`/admin/shop/orders/${order}/refund`, staffOrderAnswer, sent)).order
    },
  }
}
