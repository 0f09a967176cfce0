import { createOrderSchema } from '@nas/contract/create-order'
import { readQuery } from '@nas/query/read-query'
import { fieldErrors } from '../api-error.ts'
import { call } from '../call.ts'
import type { ApiRequest } from '../endpoint.ts'
import { entrySource, toEntry } from '../entries.ts'
import { assertShipping, inOurWords, newOrder } from '../orders/new-order.ts'
import { orderRow } from '../orders/order-row.ts'
import { apiShape } from '../shapes/api-shapes.ts'
import { orderShape } from '../shapes/order-shape.ts'

/** @throws ApiError for a key that cannot be one */
function idempotencyKey({ request }: ApiRequest): string | null {
  const key = request.headers.get('idempotency-key')
  if (key === null || /^[\x21-\x7e]{1,200}$/.test(key)) return key
  const message = 'Idempotency-Key must be 1 to 200 visible characters'
  throw fieldErrors([{ path: ['Idempotency-Key'], code: 'malformed', message }])
}

export const createOrder = call({
  method: 'POST',
  path: '/app/createorder',
  summary: 'Place an order; repeating it with the same Idempotency-Key answers the same order',
  access: 'all',
  personal: true,
  limit: 'createOrder',
  queries: orderShape,
  body: { schema: createOrderSchema, form: 'either' },
  answer: { of: orderShape, as: 'one' },
  run: async (request, { body }) => {
    const { caller, commerce, view } = request
    const selection = readQuery(request.query, orderShape, apiShape)
    const key = idempotencyKey(request)
    const owner = caller.kind === 'member' ? caller.commerce.token : null
    const order = newOrder(body, view)
    if (body.shipping) assertShipping(body.shipping, await commerce.shippings.list())
    try {
      const placed = await commerce.orders.place(order, owner, key)
      return { data: toEntry(entrySource(view), 'orders', orderRow(placed), selection), meta: {} }
    } catch (error) {
      throw inOurWords(error)
    }
  },
})
