import type { CommerceOrder } from '@nas/contract/commerce/order'
import * as v from 'valibot'
import type { Caller } from './caller.ts'
import type { CommerceClient } from './client.ts'
import { orderAnswer } from './orders.ts'

/** In the gateway's own words. */
const noticeAnswer = v.record(v.string(), v.string())

const returnAnswer = v.object({
  order: v.string(),
  result: v.picklist(['success', 'failure', 'waiting']),
  locale: v.picklist(['vi', 'en']),
})

export type PaymentReturn = v.InferOutput<typeof returnAnswer>

export interface PaymentCalls {
  /** What a payment gateway tells by itself. @returns what it is to be answered */
  notice(gateway: string, query: Record<string, string>): Promise<Record<string, string>>
  /** What a customer brings back. @throws RefusedError `signature` when the gateway has not signed it */
  comeBack(gateway: string, query: Record<string, string>): Promise<PaymentReturn>
  /** Staff have paid back what was due for an order. @throws RefusedError `refund_not_due` */
  refund(caller: Caller, order: number, note: string | null): Promise<CommerceOrder>
}

export function paymentCalls({ shop }: CommerceClient): PaymentCalls {
  return {
    notice: (gateway, query) =>
      shop(`/store/shop/payments/${gateway}/notice`, noticeAnswer, { query }),

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
