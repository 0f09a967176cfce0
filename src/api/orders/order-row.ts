import type { Attributes } from '../../content/records.ts'
import type { ShopOrder } from '../../gateways/commerce/records.ts'
import { userRow } from '../user-row.ts'

/** An order of commerce with the names of the wire. */
export function orderRow(order: ShopOrder): Attributes {
  const { created_at, updated_at, customer, items, ratings, ...same } = order
  return {
    ...same,
    createdAt: created_at,
    updatedAt: updated_at,
    user: customer && userRow(customer),
    cartitems: items,
    ratings: ratings.map(({ line, ...rating }) => ({ ...rating, cartitem: line })),
  }
}
