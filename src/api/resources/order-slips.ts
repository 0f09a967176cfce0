import { maxPrintedLines, maxPrintedOrders } from '@nas/contract/limits'
import { formatMoment, shopDay } from '@nas/domain/dates'
import type { OrderState, PaymentKind } from '@nas/domain/order-states'
import type { Attributes } from '@nas/query/shape'
import { applicationError } from '../answers/api-error.ts'
import { Reply } from '../answers/reply.ts'
import { call } from '../endpoints/endpoint.ts'
import { affordableQuery } from '../records/affordable-query.ts'
import { listOrder } from '../records/key-pages.ts'
import { orderShape } from '../shapes/order-shape.ts'
import type { Slip } from '../slips/slip.ts'
import { orders } from './orders.ts'

/** Copies field by field, so that notes of staff never reach the paper. */
function slipOf(row: Attributes): Slip {
  const { code, state, payment_kind, name, phone, address, note, cod_amount, cartitems } = row
  return {
    code: String(code),
    state: state as OrderState,
    payment: payment_kind as PaymentKind,
    name: name as string | null,
    phone: phone as string | null,
    address: address as string | null,
    note: note as string | null,
    cod_amount: cod_amount as number | null,
    lines: (cartitems as Slip['lines']).map(({ product, name, quantity }) => {
      return { product, name, quantity }
    }),
  }
}

const tooMany = () =>
  applicationError(
    'too_many',
    `One print has at most ${maxPrintedOrders} orders and ${maxPrintedLines} lines`,
  )

export const printOrders = call('GET /app/orderslips', {
  summary: 'Packing slips of all matching orders, after a list of their products',
  access: 'admin',
  permission: 'orders.read',
  queries: orderShape,
  answer: { file: 'application/pdf' },
  run: async (request) => {
    const { where, words, sort } = affordableQuery(request, orderShape)
    const { rows } = await orders.store.find(request, {
      where,
      words,
      everyWord: true,
      sort: listOrder(orders, sort),
      start: 0,
      limit: maxPrintedOrders + 1,
      count: 0,
      populate: new Map(),
    })
    const slips = rows.map(slipOf)
    if (slips.length === 0) throw applicationError('nothing_found', 'The query finds no order')
    if (slips.length > maxPrintedOrders) throw tooMany()
    if (slips.flatMap(({ lines }) => lines).length > maxPrintedLines) throw tooMany()
    const now = new Date()
    const bytes = await request.inputs.run('packingSlips', { slips, printedAt: formatMoment(now) })
    return Reply.file(bytes, {
      type: 'application/pdf',
      name: `orders-${shopDay(now)}.pdf`,
    })
  },
})
