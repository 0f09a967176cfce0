import {
  historyFields,
  orderFields,
  orderLineFields,
  orderRatingFields,
  refundFields,
  transferFields,
} from '@nas/contract/order-fields'
import { attributesOf, shape } from './shape.ts'

/** Attributes of an order (contract part 4). */
export const orderShape = shape(
  'orders',
  { id: 'integer', ...attributesOf(orderFields) },
  {
    relations: { user: { target: 'users', many: false, filter: 'id' } },
    components: {
      cartitems: 'cartitems',
      transfer: 'order-transfers',
      history: 'order-moves',
      refunds: 'order-refunds',
      ratings: 'order-ratings',
    },
    searched: ['code', 'name', 'phone'],
  },
)

/** For who ordered only, while it is due. */
export const orderTransferShape = shape('order-transfers', attributesOf(transferFields))

export const orderRefundShape = shape('order-refunds', attributesOf(refundFields))

/** What brought an order to its state, oldest first. */
export const orderMoveShape = shape('order-moves', attributesOf(historyFields))

export const orderRatingShape = shape('order-ratings', attributesOf(orderRatingFields))

export const cartItemShape = shape('cartitems', attributesOf(orderLineFields), {
  relations: { product: { target: 'products', many: false } },
})
