import { publicRecord } from '@nas/contract/commerce/records'
import { searchableNames, trackedFields } from '@nas/contract/fields'
import { largestRatingPicture } from '@nas/contract/limits'
import * as calls from '@nas/contract/order-calls'
import { deskFields, historyFields, orderFields, transferFields } from '@nas/contract/order-fields'
import { orderChangeSchema } from '@nas/contract/order-for-staff'
import * as operations from '@nas/contract/orders/operations'
import { changePayment, claimOwnTransfer, claimTransfer } from '@nas/contract/payments/operations'
import { lineRatings } from '@nas/contract/ratings/fields'
import { forbidden } from '../answers/api-error.ts'
import { guessing } from '../endpoints/attempts.ts'
import { call, type Endpoint, numericId } from '../endpoints/endpoint.ts'
import { affordableQuery, selectedRecord } from '../records/affordable-query.ts'
import { ask, askList } from '../records/operation-endpoints.ts'
import { recordSearch, type Searchable } from '../records/record-search.ts'
import { type Resource, write } from '../records/resource.ts'
import { orderRow, orderShape } from '../shapes/order-shape.ts'
import { paymentCode } from './order-input.ts'
import { ownOrderCalls } from './own-order-calls.ts'

/** Commerce has a column for each of these; those of the order desk only for staff. */
const searchable: Searchable = {
  attributes: new Set(['id', ...searchableNames({ ...orderFields, ...deskFields })]),
  owner: { relation: 'user', attribute: 'customer' },
}

export const orders: Resource = {
  shape: orderShape,
  access: { find: 'signed-in', findOne: 'signed-in', update: 'signed-in' },
  // The permission of a move depends on the requested state.
  permissions: { read: 'orders.read' },
  own: true,
  personal: true,
  store: {
    async find(request, search) {
      const query = recordSearch(searchable, search)
      const { rows, count } = await askList(request, operations.listOrders, query)
      return { rows: rows.map(orderRow), total: count }
    },

    async byId(request, id) {
      return orderRow(await ask(request, operations.findOrder, { order: numericId(id) }))
    },
  },
  update: write(orderChangeSchema, async (request, change) => {
    // A member may only cancel an order (API R11).
    if (request.caller.kind === 'member' && change.state !== 'usercancel') throw forbidden()
    return orderRow(
      await ask(request, operations.moveOrder, { order: numericId(request.id), ...change }),
    )
  }),
}

const tracked = trackedFields(orderFields)
const trackedStep = trackedFields(historyFields)

/** Copies field by field, so that no other data of the order is in the response. */
function trackedOrder(order: operations.CommerceTracking) {
  return {
    ...publicRecord(tracked, order),
    history: order.history.map((step) => publicRecord(trackedStep, step)),
    items: order.items.map(({ name, name_en, quantity, price }) => {
      return { name, name_en, quantity, price }
    }),
    transfer: order.transfer && publicRecord(transferFields, order.transfer),
  }
}

const orderCounts = call('GET /app/ordercounts', {
  summary: 'The number of orders in each state that a list of staff finds',
  access: 'admin',
  permission: 'orders.read',
  queries: orderShape,
  answer: { schema: calls.orderCountsSchema },
  async run(request) {
    const { where, words } = affordableQuery(request, orderShape)
    const page = { sort: [], start: 0, limit: 0, populate: new Map() }
    const query = recordSearch(searchable, { where, words, ...page })
    return { data: (await askList(request, operations.countOrders, query)).rows }
  },
})

const orderAnswer = {
  queries: orderShape,
  answer: { of: orderShape, as: 'one' },
} as const

const trackingAnswer = { answer: { schema: calls.trackingAnswerSchema } } as const

const ownCalls: readonly Endpoint[] = [
  ownOrderCalls({
    operation: operations.findOrder,
    guest: {
      path: '/app/provenorder',
      summary: 'The order of a proof, with receiver and address',
    },
    fields: {},
    answer: orderAnswer,
    run: (request, send) =>
      selectedRecord(request, orderShape, async () => orderRow(await send({}))),
  }),
  ownOrderCalls({
    operation: operations.moveOrder,
    guest: { path: '/app/cancelprovenorder', summary: 'Cancel the order of a proof' },
    fields: { reason: orderChangeSchema.entries.reason },
    answer: orderAnswer,
    run: (request, send, { reason }) =>
      selectedRecord(request, orderShape, async () =>
        orderRow(await send({ state: 'usercancel', reason })),
      ),
  }),
  ownOrderCalls({
    operation: operations.rateOrder,
    member: {
      path: '/app/rateorder',
      summary: 'Rate lines of one’s own delivered order, each once; all of them or none',
    },
    guest: {
      path: '/app/rateprovenorder',
      summary: 'Rate lines of the delivered order of a proof, each once; all of them or none',
    },
    fields: { ratings: lineRatings },
    answer: orderAnswer,
    run: (request, send, { ratings }) =>
      selectedRecord(request, orderShape, async () => {
        const lines = ratings.map(({ cartitem: line, stars, words }) => ({ line, stars, words }))
        return orderRow(await send({ ratings: lines }))
      }),
  }),
  ownOrderCalls({
    operation: operations.addRatingPicture,
    member: {
      path: '/app/addratingpicture',
      summary: 'Add a picture (JPEG, PNG, WebP) to one’s own rating, once, before staff decide',
    },
    guest: {
      path: '/app/addprovenratingpicture',
      summary: 'Add a picture to a rating of the order of a proof, once, before staff decide',
    },
    fields: { rating: operations.addRatingPicture.input.entries.rating },
    form: {
      upload: { field: 'files', maxFiles: 1, largestFile: largestRatingPicture },
      limit: 'ratingPicture',
    },
    async run(_request, send, { rating }, [file = new Uint8Array()]) {
      await send({ rating, picture: Buffer.from(file).toString('base64') })
    },
  }),
  ownOrderCalls({
    operation: operations.removeRatingPicture,
    member: {
      path: '/app/removeratingpicture',
      summary: 'Remove a picture of one’s own rating',
    },
    guest: {
      path: '/app/removeprovenratingpicture',
      summary: 'Remove a picture of a rating of the order of a proof',
    },
    fields: { picture: operations.removeRatingPicture.input.entries.picture },
    run: async (_request, send, { picture }) => send({ picture }),
  }),
  ownOrderCalls({
    operation: operations.reorder,
    member: {
      path: '/app/reorder',
      summary: 'Items of one’s own order that can be bought again; changes nothing',
    },
    guest: {
      path: '/app/reorderprovenorder',
      summary: 'Items of the order of a proof that can be bought again; changes nothing',
    },
    fields: {},
    answer: { answer: { schema: calls.reorderAnswerSchema } },
    run: async (_request, send) => ({ data: await send({}) }),
  }),
  ownOrderCalls({
    operation: changePayment,
    member: {
      path: '/app/changepayment',
      summary: 'Change how one’s own unpaid order is paid',
    },
    guest: {
      path: '/app/payprovenorder',
      summary: 'Change how the unpaid order of a proof is paid',
    },
    fields: { payment: changePayment.input.entries.payment },
    answer: trackingAnswer,
    run: async ({ view }, send, { payment }) => ({
      data: trackedOrder(await send({ payment: paymentCode(payment, view) })),
    }),
  }),
  ownOrderCalls({
    operation: claimOwnTransfer,
    member: {
      path: '/app/claimowntransfer',
      summary: 'Report the transfer of one’s own order, once more after a refusal',
    },
    guest: {
      path: '/app/claimproventransfer',
      summary: 'Report the transfer of the order of a proof, once more after a refusal',
    },
    fields: {},
    answer: trackingAnswer,
    run: async (_request, send) => ({ data: trackedOrder(await send({})) }),
  }),
].flat()

/** A call of a guest with the code and phone of an order; wrong ones count as attempts. */
const tracking = (
  path: `/${string}`,
  summary: string,
  operation: typeof operations.trackOrder | typeof claimTransfer,
) =>
  call(`POST ${path}`, {
    summary,
    access: 'all',
    body: { schema: calls.trackOrderSchema, form: 'either' },
    ...trackingAnswer,
    async run(request, { body }) {
      const find = () => request.commerce.call(operation, null, body)
      return { data: trackedOrder(await guessing(request, body.code, find, 'order_unknown')) }
    },
  })

export const orderCalls: readonly Endpoint[] = [
  orderCounts,
  ...ownCalls,
  tracking(
    '/app/trackorder',
    'State of the order with this code and phone, without name or address',
    operations.trackOrder,
  ),
  tracking(
    '/app/claimtransfer',
    'Report, once, that the transfer of the order with this code and phone was made',
    claimTransfer,
  ),
]
