import { fieldErrors } from '../api-error.ts'
import { apiShape } from '../api-shapes.ts'
import { dataOrBare } from '../body.ts'
import type { ApiRequest, Endpoint } from '../endpoint.ts'
import { inOurWords, readNewOrder } from '../orders/new-order.ts'
import { orderEntry } from '../orders/order-entry.ts'
import { orderShape } from '../orders/order-shape.ts'
import { parseQuery } from '../query/parse-query.ts'

/** @throws ApiError for a key that cannot be one */
function idempotencyKey({ request }: ApiRequest): string | null {
  const key = request.headers.get('idempotency-key')
  if (key === null || /^[\x21-\x7e]{1,200}$/.test(key)) return key
  const message = 'Idempotency-Key must be 1 to 200 visible characters'
  throw fieldErrors([{ path: ['Idempotency-Key'], code: 'malformed', message }])
}

export const createOrder: Endpoint = {
  method: 'POST',
  path: '/app/createorder',
  access: 'all',
  personal: true,
  handle: async (request) => {
    const { caller, commerce, context, limiter, view } = request
    await limiter.take('createOrder', context.clientAddress)
    const asked = parseQuery(request.query, orderShape, apiShape)
    const key = idempotencyKey(request)
    const order = readNewOrder(dataOrBare(await request.body()), view)
    const owner = caller.kind === 'member' ? caller.commerce.token : null
    try {
      const placed = await commerce.placeOrder(order, owner, key)
      return { data: orderEntry(placed, view, asked), meta: {} }
    } catch (error) {
      throw inOurWords(error)
    }
  },
}
