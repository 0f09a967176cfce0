import {
  type CommerceOrder,
  type CommerceReorder,
  type CommerceTracking,
  commerceOrderSchema,
  commerceReorderSchema,
} from '@nas/contract/commerce/order'
import type { CancelProvenOrder, RateProvenOrder } from '@nas/contract/commerce/order-proof'
import {
  type AskEmailCode,
  type AskOrderCode,
  type OrderProof,
  orderProofSchema,
  type PayProvenOrder,
  type ProveEmail,
  type ProveOrder,
} from '@nas/contract/order-proof'
import * as v from 'valibot'
import type { CommerceClient } from './client.ts'
import { trackedAnswer } from './orders.ts'

/** The proofs of guests. Calls with the proof of an order throw RejectedError `proof_over`. */
export interface ProvenOrderCalls {
  /** The response does not reveal whether a code was mailed. */
  ask(order: AskOrderCode): Promise<void>
  /** @throws RejectedError code_incorrect */
  prove(order: ProveOrder): Promise<OrderProof>
  /** Mails a code to any e-mail. */
  askForEmail(body: AskEmailCode): Promise<void>
  /** @throws RejectedError code_incorrect */
  proveEmail(body: ProveEmail): Promise<OrderProof>
  read(proof: string): Promise<CommerceOrder>
  /** @throws RejectedError transition_not_allowed */
  cancel(body: CancelProvenOrder): Promise<CommerceOrder>
  /** Another way to pay an unpaid order. */
  pay(body: PayProvenOrder): Promise<CommerceTracking>
  /** All of them or none. */
  rate(body: RateProvenOrder): Promise<CommerceOrder>
  reorder(proof: string): Promise<CommerceReorder>
}

const orderAnswer = v.object({ order: commerceOrderSchema })

export function provenOrderCalls({ shop }: CommerceClient): ProvenOrderCalls {
  const path = '/store/shop/proven-order'
  const method = 'POST'
  return {
    async ask(body) {
      await shop('/store/shop/order-code', v.unknown(), { method, body })
    },

    prove: (body) => shop('/store/shop/order-proof', orderProofSchema, { method, body }),

    async askForEmail(body) {
      await shop('/store/shop/email-code', v.unknown(), { method, body })
    },

    proveEmail: (body) => shop('/store/shop/email-proof', orderProofSchema, { method, body }),

    async read(proof) {
      return (await shop(path, orderAnswer, { method, body: { proof } })).order
    },

    async cancel(body) {
      return (await shop(`${path}/cancel`, orderAnswer, { method, body })).order
    },

    async pay(body) {
      return (await shop(`${path}/payment`, trackedAnswer, { method, body })).order
    },

    async rate(body) {
      return (await shop(`${path}/ratings`, orderAnswer, { method, body })).order
    },

    reorder: (proof) => shop(`${path}/reorder`, commerceReorderSchema, { method, body: { proof } }),
  }
}
