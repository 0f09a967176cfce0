import type { CommerceOrder, StaffOrder } from '@nas/contract/commerce/order'
import { publicRecord } from '@nas/contract/commerce/records'
import { orderFields, orderRatingFields } from '@nas/contract/order-fields'
import type { Attributes } from '@nas/query/shape'
import { userRow } from '../shapes/user-shape.ts'

/** An order of commerce with the names of the wire; null is what the reader's duties leave out. */
export function orderRow(order: CommerceOrder | StaffOrder): Attributes {
  const { id, customer, items, transfer, history, refunds, ratings } = order
  return {
    id,
    ...publicRecord(orderFields, order as CommerceOrder),
    user: customer && userRow(customer),
    cartitems: items,
    transfer,
    history,
    refunds,
    ratings: ratings.map((rating) => publicRecord(orderRatingFields, rating)),
  }
}
