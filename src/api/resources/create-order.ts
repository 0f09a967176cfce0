import { createOrderSchema } from '@nas/contract/create-order'
import { fieldErrors } from '../api-error.ts'
import { call } from '../call.ts'
import type { ApiRequest } from '../endpoint.ts'
import { entrySource, toEntry } from '../entries.ts'
import { assertShipping, inOurWords, newOrder } from '../orders/new-order.ts'
import { orderRow } from '../orders/order-row.ts'
import { affordableQuery } from '../query/affordable-query.ts'
import { orderShape } from '../shapes/order-shape.ts'

/** @throws ApiError for a key that cannot be one */
function idempotencyKey({ request }: ApiRequest): string | null {
  const key = request.headers.get('idempotency-key')
  if (key === null || /^[\x21-\x7e]{1,200}$/.test(key)) return key
  const message = 'Idempotency-Key must be 1 to 200 visible characters'
  throw fieldErrors([{ path: ['Idempotency-Key'], code: 'malformed', message }])
}

/** Orders a day of one network that are nobody's concern; a whole office or a carrier may be behind it. */
const freeOrders = 20

/**
 * Each order holds stock. Whoever orders much from one network works for each further order, and
 * waits for the next day in the end.
 * @throws ApiError 400 with a challenge, 429
 */
async function takeOrder({ request, limiter, proofOfWork, context }: ApiRequest): Promise<void> {
  const { clientAddress } = context
  if ((await limiter.used('ordersPerAddress', clientAddress)) >= freeOrders) {
    await proofOfWork.demand(request.headers.get('proof-of-work'))
  }
  await limiter.take('ordersPerAddress', clientAddress)
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
    const { caller, commerce, context, limiter, view } = request
    const selection = affordableQuery(request, orderShape)
    const key = idempotencyKey(request)
    const owner = caller.kind === 'member' ? caller.commerce.token : null
    const order = newOrder(body, view)
    if (body.shipping) assertShipping(body.shipping, await commerce.shippings.list())
    await takeOrder(request)
    try {
      const placed = await commerce.orders.place(order, owner, key)
      // Whoever guesses at its phone keeps nobody out who ordered from here.
      await limiter.orders.trust(placed.code, context.clientAddress)
      return { data: toEntry(entrySource(view), 'orders', orderRow(placed), selection), meta: {} }
    } catch (error) {
      await limiter.giveBack('ordersPerAddress', context.clientAddress)
      throw inOurWords(error)
    }
  },
})
