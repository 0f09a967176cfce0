import type { Actor, CommerceGateway } from './commerce.ts'
import { type CommerceSettings, createCommerceClient } from './commerce-client.ts'
import {
  customerAnswer,
  orderAnswer,
  ordersAnswer,
  shippingsAnswer,
  staffAnswer,
  tokenAnswer,
} from './commerce-records.ts'
import { MissingRecordError, NotSignedInError, RefusedError } from './gateway-errors.ts'

const ordersPath = { customer: '/store/shop/orders', user: '/admin/shop/orders' } as const

export function createMedusaCommerce(settings: CommerceSettings): CommerceGateway {
  const { call, shop } = createCommerceClient(settings)
  return {
    async signIn(actor: Actor, email, password) {
      const body = { email, password }
      try {
        const path = `/auth/${actor}/emailpass`
        return (await call(path, tokenAnswer, { method: 'POST', body })).token
      } catch (error) {
        if (error instanceof NotSignedInError || error instanceof RefusedError) return null
        throw error
      }
    },

    async me({ actor, token }) {
      try {
        if (actor === 'customer') {
          return (await call('/store/customers/me', customerAnswer, { token })).customer
        }
        return (await call('/admin/users/me', staffAnswer, { token })).user
      } catch (error) {
        // The token outlives a deleted account: it must stop working at once (contract part 0).
        if (error instanceof MissingRecordError) throw new NotSignedInError('No such account')
        throw error
      }
    },

    async placeOrder(order, token, key) {
      const headers: Record<string, string> = key === null ? {} : { 'Idempotency-Key': key }
      const sent = { method: 'POST', body: order, token, headers } as const
      return (await shop(ordersPath.customer, orderAnswer, sent)).order
    },

    orders({ actor, token }, { filters, sort, start, limit }) {
      const query = {
        ...(filters && { filters: JSON.stringify(filters) }),
        sort: JSON.stringify(sort),
        limit: String(limit),
        offset: String(start),
      }
      return shop(ordersPath[actor], ordersAnswer, { token, query })
    },

    async order({ actor, token }, id) {
      return (await shop(`${ordersPath[actor]}/${id}`, orderAnswer, { token })).order
    },

    async moveOrder({ actor, token }, id, state, reason) {
      const path = `${ordersPath[actor]}/${id}/state`
      const body = actor === 'user' && reason ? { state, reason } : { state }
      return (await shop(path, orderAnswer, { method: 'POST', token, body })).order
    },

    async shippings() {
      return (await shop('/store/shop/shippings', shippingsAnswer)).shippings
    },
  }
}
