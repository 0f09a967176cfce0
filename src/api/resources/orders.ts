import { type OrderState, orderStates } from '@nas/domain'
import { fieldErrors, forbidden } from '../api-error.ts'
import { apiShape } from '../api-shapes.ts'
import { dataOf } from '../body.ts'
import { type ApiRequest, type Endpoint, signedInCaller } from '../endpoint.ts'
import { orderEntry } from '../orders/order-entry.ts'
import { orderFilters, orderSort } from '../orders/order-search.ts'
import { orderShape } from '../orders/order-shape.ts'
import { parseQuery } from '../query/parse-query.ts'
import { numericId } from '../record-id.ts'

const longestReason = 500

function readQuery({ query }: ApiRequest) {
  return parseQuery(query, orderShape, apiShape)
}

function stateOf(value: unknown): OrderState {
  const state = orderStates.find((one) => one === value)
  if (state !== undefined) return state
  const missing = value === undefined || value === null
  throw fieldErrors([
    {
      path: ['state'],
      code: missing ? 'required' : 'malformed',
      message: missing ? 'state is a required field' : 'state is not a state of orders',
    },
  ])
}

function reasonOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'string' && value.length <= longestReason) return value.trim() || undefined
  const message = `reason must be text of at most ${longestReason} characters`
  throw fieldErrors([{ path: ['reason'], code: 'malformed', message }])
}

/** Whose orders are meant is decided by commerce from the caller's own token, above any filter. */
export const orders: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/orders',
    access: 'signed-in',
    personal: true,
    handle: async (request) => {
      const { where, sort, page, ...asked } = readQuery(request)
      const found = await request.commerce.orders(signedInCaller(request).commerce, {
        filters: where ? orderFilters(where) : null,
        sort: orderSort(sort),
        start: page.start,
        limit: page.limit,
      })
      return {
        data: found.orders.map((order) => orderEntry(order, request.view, asked)),
        meta: { pagination: page.meta(found.count) },
      }
    },
  },
  {
    method: 'GET',
    path: '/orders/:id',
    access: 'signed-in',
    personal: true,
    handle: async (request) => {
      const asked = readQuery(request)
      const { commerce } = signedInCaller(request)
      const order = await request.commerce.order(commerce, numericId(request.id))
      return { data: orderEntry(order, request.view, asked), meta: {} }
    },
  },
  {
    method: 'PUT',
    path: '/orders/:id',
    access: 'signed-in',
    personal: true,
    handle: async (request) => {
      const asked = readQuery(request)
      const id = numericId(request.id)
      const caller = signedInCaller(request)
      const data = dataOf(await request.body())
      const state = stateOf(data.state)
      // A member may only give an order up (contract R11).
      if (caller.kind === 'member' && state !== 'usercancel') throw forbidden()
      const reason = reasonOf(data.reason)
      const order = await request.commerce.moveOrder(caller.commerce, id, state, reason)
      return { data: orderEntry(order, request.view, asked), meta: {} }
    },
  },
]
