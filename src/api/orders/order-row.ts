import type { CommerceOrder } from '@nas/contract/commerce/order'
import { publicRecord } from '@nas/contract/commerce/records'
import { orderFields, orderRatingFields } from '@nas/contract/order-fields'
import type { Attributes } from '@nas/query/shape'
import { userRow } from '../shapes/user-shape.ts'

/** An order of commerce with the names of the wire. */
export function orderRow(order: CommerceOrder): Attributes {
  const { id, customer, items, transfer, history, refunds, ratings } = order
  return {
    id,
    ...publicRecord(orderFields, order),
    user: customer && userRow(customer),
    cartitems: items,
    transfer,
    history,
    refunds,
    ratings: ratings.map((rating) => publicRecord(orderRatingFields, rating)),
  }
}
