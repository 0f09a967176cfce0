import { publicRecord } from '@nas/contract/commerce/records'
import * as fields from '@nas/contract/order-fields'
import type { CommerceOrder, StaffOrder } from '@nas/contract/orders/operations'
import type { Attributes } from '@nas/query/shape'
import { attributesOf, shape } from './record-shapes.ts'
import { userRow } from './user-shape.ts'

export const orderShape = shape(
  'orders',
  { id: 'integer', ...attributesOf({ ...fields.orderFields, ...fields.deskFields }) },
  {
    relations: { user: { target: 'users', many: false, filter: 'id' } },
    components: {
      cartitems: 'cartitems',
      transfer: 'order-transfers',
      history: 'order-moves',
      refunds: 'order-refunds',
      ratings: 'order-ratings',
      notes: 'order-notes',
    },
    searched: ['code', 'name', 'phone'],
  },
)

export const orderTransferShape = shape('order-transfers', attributesOf(fields.transferFields))

export const orderRefundShape = shape('order-refunds', attributesOf(fields.refundFields))

export const orderMoveShape = shape('order-moves', attributesOf(fields.historyFields))

export const orderRatingShape = shape('order-ratings', attributesOf(fields.orderRatingFields))

export const orderNoteShape = shape('order-notes', attributesOf(fields.noteFields))

export const cartItemShape = shape('cartitems', attributesOf(fields.orderLineFields), {
  relations: { product: { target: 'products', many: false } },
})

/** An order of commerce in the wire format; fields that the reader's roles hide are null. */
export function orderRow(order: CommerceOrder | StaffOrder): Attributes {
  const { id, customer, items, transfer, history, refunds, ratings, desk } = order
  return {
    id,
    ...publicRecord(fields.orderFields, order as CommerceOrder),
    user: customer && userRow(customer),
    cartitems: items,
    transfer,
    history,
    refunds,
    ratings: ratings.map((rating) => publicRecord(fields.orderRatingFields, rating)),
    ...(desk && { ...publicRecord(fields.deskFields, desk), notes: desk.notes }),
  }
}
