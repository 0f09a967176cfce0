import type { CommerceTracking } from '@nas/contract/commerce/order'
import { publicRecord } from '@nas/contract/commerce/records'
import { searchableNames, trackedFields } from '@nas/contract/fields'
import {
  changePaymentSchema,
  reorderAnswerSchema,
  reorderSchema,
  type TrackOrder,
  trackingAnswerSchema,
  trackOrderSchema,
} from '@nas/contract/order-calls'
import { historyFields, orderFields, transferFields } from '@nas/contract/order-fields'
import { orderChangeSchema } from '@nas/contract/order-for-staff'
import { refundOrderSchema, refuseClaimSchema } from '@nas/contract/payments'
import { rateOrderSchema } from '@nas/contract/ratings/fields'
import { RejectedError } from '../../gateways/transport/gateway-errors.ts'
import { forbidden } from '../kit/api-error.ts'
import { atLeast, takeTracking } from '../kit/attempts.ts'
import { type ApiRequest, call, numericId, signedInCaller } from '../kit/endpoint.ts'
import { affordableQuery } from '../records/affordable-query.ts'
import { entrySource, toEntry } from '../records/entries.ts'
import { recordSearch, type Searchable } from '../records/record-search.ts'
import { type Resource, write } from '../records/resource.ts'
import { orderRow, orderShape } from '../shapes/order-shape.ts'
import { paymentCode } from './payment-code.ts'

/** Commerce has a column for each of these. */
const searchable: Searchable = {
  attributes: new Set(['id', ...searchableNames(orderFields)]),
  owner: { relation: 'user', attribute: 'customer' },
}

/** Commerce takes the owner from the caller's own token, independent of any filter. */
export const orders: Resource = {
  shape: orderShape,
  access: { find: 'signed-in', findOne: 'signed-in', update: 'signed-in' },
  // The permission of a move depends on the requested state.
  permissions: { read: 'orders.read' },
  own: true,
  personal: true,
  store: {
    async find(request, search) {
      const { commerce } = signedInCaller(request)
      const found = await request.commerce.orders.list(commerce, recordSearch(searchable, search))
      return { rows: found.orders.map(orderRow), total: found.count }
    },

    async byId(request, id) {
      const { commerce } = signedInCaller(request)
      return orderRow(await request.commerce.orders.one(commerce, numericId(id)))
    },
  },
  update: write(orderChangeSchema, async (request, change) => {
    const caller = signedInCaller(request)
    // A member may only cancel an order (API R11).
    if (caller.kind === 'member' && change.state !== 'usercancel') throw forbidden()
    const id = numericId(request.id)
    return orderRow(await request.commerce.orders.move(caller.commerce, id, change))
  }),
}

export const rateOrder = call({
  method: 'POST',
  path: '/app/rateorder',
  summary: 'Rate lines of one’s own delivered order, each once; all of them or none',
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
  summary: 'Items of one’s own order that can be bought again; changes nothing',
  access: 'member',
  personal: true,
  body: { schema: reorderSchema, form: 'either' },
  answer: { schema: reorderAnswerSchema },
  run: async (request, { body: { order } }) => {
    const { commerce } = signedInCaller(request)
    return { data: await request.commerce.orders.reorder(commerce, order) }
  },
})

/** A rejection takes at least this long, so that its speed does not reveal an existing code. */
const shortestRefusalMs = 250

const tracked = trackedFields(orderFields)
const trackedStep = trackedFields(historyFields)

/** Copies field by field, so that no other data of the order is in the response. */
export function trackedOrder(order: CommerceTracking) {
  return {
    ...publicRecord(tracked, order),
    history: order.history.map((step) => publicRecord(trackedStep, step)),
    items: order.items.map(({ name, name_en, quantity, price }) => {
      return { name, name_en, quantity, price }
    }),
    transfer: order.transfer && publicRecord(transferFields, order.transfer),
  }
}

/** Runs a call of a guest with the code and phone of an order; wrong ones count as attempts. */
async function withTracking(
  request: ApiRequest,
  { code, phone }: TrackOrder,
  job: (order: TrackOrder) => Promise<CommerceTracking>,
) {
  const started = performance.now()
  const order = { code: code.toUpperCase(), phone }
  const attempt = await takeTracking(request, order.code)
  try {
    const tracked = await job(order)
    await attempt.succeeded()
    return { data: trackedOrder(tracked) }
  } catch (error) {
    if (error instanceof RejectedError) await atLeast(started, shortestRefusalMs)
    const isWrong = error instanceof RejectedError && error.code === 'order_unknown'
    if (!isWrong) await attempt.giveBack()
    throw error
  }
}

const answersTracking = {
  method: 'POST',
  personal: true,
  answer: { schema: trackingAnswerSchema },
} as const

const ofGuest = { ...answersTracking, access: 'all' } as const

export const trackOrder = call({
  ...ofGuest,
  path: '/app/trackorder',
  summary: 'State of the order with this code and phone, without name or address',
  body: { schema: trackOrderSchema, form: 'either' },
  run: (request, { body }) =>
    withTracking(request, body, (order) => request.commerce.orders.track(order)),
})

export const claimTransfer = call({
  ...ofGuest,
  path: '/app/claimtransfer',
  summary: 'Report that the transfer of the order with this code and phone was made',
  body: { schema: trackOrderSchema, form: 'either' },
  run: (request, { body }) =>
    withTracking(request, body, (order) => request.commerce.orders.claimTransfer(order)),
})

export const changePayment = call({
  ...answersTracking,
  path: '/app/changepayment',
  summary: 'Change how one’s own unpaid order is paid',
  access: 'member',
  body: { schema: changePaymentSchema, form: 'either' },
  run: async (request, { body: { order, payment } }) => {
    const { commerce } = signedInCaller(request)
    const code = paymentCode(payment, request.view)
    const changed = await request.commerce.orders.changePayment(commerce, order, code)
    return { data: trackedOrder(changed) }
  },
})

export const refuseClaim = call({
  method: 'POST',
  path: '/app/refuseclaim',
  summary: 'Record that a reported transfer has not arrived; its time starts again',
  access: 'admin',
  permission: 'orders.money',
  personal: true,
  queries: orderShape,
  body: { schema: refuseClaimSchema, form: 'either' },
  answer: { of: orderShape, as: 'one' },
  run: async (request, { body: { order } }) => {
    const selection = affordableQuery(request, orderShape)
    const { commerce } = signedInCaller(request)
    const refused = await request.commerce.payments.refuseClaim(commerce, order)
    const source = entrySource(request.view)
    return { data: toEntry(source, 'orders', orderRow(refused), selection), meta: {} }
  },
})

export const refundOrder = call({
  method: 'POST',
  path: '/app/refundorder',
  summary: 'Record that the refund of an order has been paid out',
  access: 'admin',
  permission: 'orders.money',
  personal: true,
  queries: orderShape,
  body: { schema: refundOrderSchema, form: 'either' },
  answer: { of: orderShape, as: 'one' },
  run: async (request, { body: { order, note } }) => {
    const selection = affordableQuery(request, orderShape)
    const { commerce } = signedInCaller(request)
    const refunded = await request.commerce.payments.refund(commerce, order, note)
    const source = entrySource(request.view)
    return { data: toEntry(source, 'orders', orderRow(refunded), selection), meta: {} }
  },
})
