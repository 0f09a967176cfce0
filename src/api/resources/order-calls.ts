import { publicRecord } from '@nas/contract/commerce/records'
import type { CommerceTracking } from '@nas/contract/commerce/tracking'
import { trackedFields } from '@nas/contract/fields'
import { historyFields, orderFields, transferFields } from '@nas/contract/order-fields'
import { rateOrderSchema } from '@nas/contract/ratings'
import { reorderAnswerSchema, reorderSchema } from '@nas/contract/reorder'
import { trackingAnswerSchema, trackOrderSchema } from '@nas/contract/tracking'
import { RejectedError } from '../../gateways/gateway-errors.ts'
import { atLeast, takeTracking } from '../attempts.ts'
import { call } from '../call.ts'
import { signedInCaller } from '../endpoint.ts'
import { entrySource, toEntry } from '../entries.ts'
import { orderRow } from '../orders/order-row.ts'
import { affordableQuery } from '../query/affordable-query.ts'
import { orderShape } from '../shapes/order-shape.ts'

export const rateOrder = call({
  method: 'POST',
  path: '/app/rateorder',
  summary: 'Rate lines of a delivered order of one’s own, each once; all of them or none',
  access: 'member',
  personal: true,
  queries: orderShape,
  body: { schema: rateOrderSchema, form: 'either' },
  answer: { of: orderShape, as: 'one' },
  run: async (request, { body }) => {
    const selection = affordableQuery(request, orderShape)
    const { commerce } = signedInCaller(request)
    const lines = body.ratings.map(({ cartitem, stars, words }) => {
      return { line: cartitem, stars, words }
    })
    const rated = await request.commerce.orders.rate(commerce, body.order, lines)
    const source = entrySource(request.view)
    return { data: toEntry(source, 'orders', orderRow(rated), selection), meta: {} }
  },
})

export const reorder = call({
  method: 'POST',
  path: '/app/reorder',
  summary: 'What of an order of one’s own can be bought again; nothing is changed by asking',
  access: 'member',
  personal: true,
  body: { schema: reorderSchema, form: 'either' },
  answer: { schema: reorderAnswerSchema },
  run: async (request, { body: { order } }) => {
    const { commerce } = signedInCaller(request)
    return { data: await request.commerce.orders.reorder(commerce, order) }
  },
})

/** A refusal takes at least this long, so that its speed does not reveal a code that exists. */
const shortestRefusalMs = 250

const tracked = trackedFields(orderFields)
const trackedStep = trackedFields(historyFields)

/** Field by field: whatever else is known of an order is not in the response. */
function trackedOrder(order: CommerceTracking) {
  return {
    ...publicRecord(tracked, order),
    history: order.history.map((step) => publicRecord(trackedStep, step)),
    items: order.items.map(({ name, quantity }) => ({ name, quantity })),
    transfer: order.transfer && publicRecord(transferFields, order.transfer),
  }
}

export const trackOrder = call({
  method: 'POST',
  path: '/app/trackorder',
  summary: 'How the order with this code and phone stands; nobody’s name or address',
  access: 'all',
  personal: true,
  body: { schema: trackOrderSchema, form: 'either' },
  answer: { schema: trackingAnswerSchema },
  run: async ({ commerce, limiter, context }, { body }) => {
    const started = performance.now()
    const code = body.code.toUpperCase()
    const attempt = await takeTracking(limiter, context.clientAddress, code)
    try {
      const order = await commerce.orders.track(code, body.phone)
      await attempt.succeeded()
      return { data: trackedOrder(order) }
    } catch (error) {
      if (error instanceof RejectedError) await atLeast(started, shortestRefusalMs)
      else await attempt.giveBack()
      throw error
    }
  },
})
