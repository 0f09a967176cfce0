import type { AddressChange, NewAddress } from '@nas/contract/addresses'
import {
  type CommerceAddress,
  type CommerceLike,
  commerceAddressSchema,
  commerceLikeSchema,
  type Erased,
  type ErasureBody,
  erasedSchema,
  type OwnData,
  ownDataSchema,
} from '@nas/contract/commerce/member-records'
import type { Language } from '@nas/contract/field-schemas'
import { type ListQuery, listQueryParameters } from '@nas/query/list-query'
import * as v from 'valibot'
import { type Caller, type CommerceClient, routeFor } from './client.ts'

export interface AddressCalls {
  /** A customer's own addresses; all for staff. */
  list(caller: Caller, query: ListQuery): Promise<{ addresses: CommerceAddress[]; count: number }>
  one(caller: Caller, id: string): Promise<CommerceAddress>
  create(caller: Caller, fields: NewAddress): Promise<CommerceAddress>
  change(caller: Caller, id: string, changes: AddressChange): Promise<CommerceAddress>
  /** @returns the deleted address */
  remove(caller: Caller, id: string): Promise<CommerceAddress>
}

const addressesAnswer = v.object({ addresses: v.array(commerceAddressSchema), count: v.number() })
const addressAnswer = v.object({ address: commerceAddressSchema })

export function addressCalls({ shop }: CommerceClient): AddressCalls {
  const pathOf = (caller: Caller, id: string) =>
    routeFor(caller, `/addresses/${encodeURIComponent(id)}`)
  return {
    list: (caller, query) =>
      shop(routeFor(caller, '/addresses'), addressesAnswer, {
        token: caller.token,
        query: listQueryParameters(query),
      }),

    async one(caller, id) {
      return (await shop(pathOf(caller, id), addressAnswer, { token: caller.token })).address
    },

    async create(caller, body) {
      const sent = { method: 'POST', token: caller.token, body } as const
      return (await shop(routeFor(caller, '/addresses'), addressAnswer, sent)).address
    },

    async change(caller, id, body) {
      const sent = { method: 'POST', token: caller.token, body } as const
      return (await shop(pathOf(caller, id), addressAnswer, sent)).address
    },

    async remove(caller, id) {
      const sent = { method: 'DELETE', token: caller.token } as const
      return (await shop(pathOf(caller, id), addressAnswer, sent)).address
    },
  }
}

export interface LikeCalls {
  /** All of the customer's own. */
  own(caller: Caller): Promise<CommerceLike[]>
  /** All likes of these products, for staff. */
  ofProducts(caller: Caller, products: readonly number[]): Promise<CommerceLike[]>
  /** One customer's, for staff. */
  ofCustomer(caller: Caller, customerId: string): Promise<CommerceLike[]>
  /** Idempotent: a second like of the same product returns the first. */
  add(caller: Caller, product: number): Promise<CommerceLike>
  one(caller: Caller, id: string): Promise<CommerceLike>
  /** @returns the deleted like */
  remove(caller: Caller, id: string): Promise<CommerceLike>
}

const likesAnswer = v.object({ likes: v.array(commerceLikeSchema) })
const likeAnswer = v.object({ like: commerceLikeSchema })

export function likeCalls({ call, shop }: CommerceClient): LikeCalls {
  const pathOf = (id: string) => `/store/shop/likes/${encodeURIComponent(id)}`
  return {
    async own({ token }) {
      return (await call('/store/shop/likes', likesAnswer, { token })).likes
    },

    async ofProducts({ token }, products) {
      const query = { products: products.join(',') }
      return (await call('/admin/shop/likes', likesAnswer, { token, query })).likes
    },

    async ofCustomer({ token }, customer) {
      return (await call('/admin/shop/likes', likesAnswer, { token, query: { customer } })).likes
    },

    async add({ token }, product) {
      const sent = { method: 'POST', token, body: { product } } as const
      return (await shop('/store/shop/likes', likeAnswer, sent)).like
    },

    async one({ token }, id) {
      return (await shop(pathOf(id), likeAnswer, { token })).like
    },

    async remove({ token }, id) {
      return (await shop(pathOf(id), likeAnswer, { method: 'DELETE', token })).like
    },
  }
}

export interface PrivacyCalls {
  /**
   * Mails a member a link to their data.
   * @param password the current one, if the account has one
   */
  askExport(caller: Caller, password: string | undefined, locale: Language): Promise<void>
  /** @throws RejectedError code_incorrect */
  takeExport(caller: Caller, code: string): Promise<OwnData>
  /** @throws RejectedError order_unknown, order_open, member_order, email_missing */
  askErasure(body: ErasureBody): Promise<void>
  /** @throws RejectedError code_incorrect, order_open */
  erase(code: string): Promise<Erased>
}

export function privacyCalls({ shop }: CommerceClient): PrivacyCalls {
  const method = 'POST'
  return {
    async askExport({ token }, current_password, locale) {
      const body = { current_password, locale }
      await shop('/store/shop/me/export', v.unknown(), { method, token, body })
    },

    takeExport: ({ token }, code) =>
      shop('/store/shop/me/export/take', ownDataSchema, { method, token, body: { code } }),

    async askErasure(body) {
      await shop('/store/shop/erasure', v.unknown(), { method, body })
    },

    erase: (code) => shop('/store/shop/erasure/confirm', erasedSchema, { method, body: { code } }),
  }
}
