import { type CommerceLike, commerceLikeSchema } from '@nas/contract/commerce/like'
import * as v from 'valibot'
import type { Caller } from './calls.ts'
import type { CommerceClient } from './client.ts'

export interface LikeCalls {
  /** All of the customer's own. */
  own(caller: Caller): Promise<CommerceLike[]>
  /** Everybody's for these products, for staff. */
  ofProducts(caller: Caller, products: readonly number[]): Promise<CommerceLike[]>
  /** One customer's, for staff. */
  ofCustomer(caller: Caller, customerId: string): Promise<CommerceLike[]>
  /** A second like of the same product answers the first. */
  add(caller: Caller, product: number): Promise<CommerceLike>
  one(caller: Caller, id: string): Promise<CommerceLike>
  /** @returns what was deleted */
  remove(caller: Caller, id: string): Promise<CommerceLike>
}

const listAnswer = v.object({ likes: v.array(commerceLikeSchema) })
const oneAnswer = v.object({ like: commerceLikeSchema })

export function likeCalls({ call, shop }: CommerceClient): LikeCalls {
  const pathOf = (id: string) => `/store/shop/likes/${encodeURIComponent(id)}`
  return {
    async own({ token }) {
      return (await call('/store/shop/likes', listAnswer, { token })).likes
    },

    async ofProducts({ token }, products) {
      const query = { products: products.join(',') }
      return (await call('/admin/shop/likes', listAnswer, { token, query })).likes
    },

    async ofCustomer({ token }, customer) {
      return (await call('/admin/shop/likes', listAnswer, { token, query: { customer } })).likes
    },

    async add({ token }, product) {
      const sent = { method: 'POST', token, body: { product } } as const
      return (await shop('/store/shop/likes', oneAnswer, sent)).like
    },

    async one({ token }, id) {
      return (await shop(pathOf(id), oneAnswer, { token })).like
    },

    async remove({ token }, id) {
      return (await shop(pathOf(id), oneAnswer, { method: 'DELETE', token })).like
    },
  }
}
