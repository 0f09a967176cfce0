import { refundOrderSchema } from '@nas/contract/payments'
import { call } from '../call.ts'
import { signedInCaller } from '../endpoint.ts'
import { entrySource, toEntry } from '../entries.ts'
import { orderRow } from '../orders/order-row.ts'
import { affordableQuery } from '../query/affordable-query.ts'
import { orderShape } from '../shapes/order-shape.ts'

export const refundOrder = call({
  method: 'POST',
  path: '/app/refundorder',
  summary: 'Note that what was due back for an order has been paid out',
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
