import type { ResourceShape } from '@nas/query/shape'
import { contentShape } from '../../content/shapes.ts'
import {
  addressShape,
  cartShape,
  likeShape,
  ratingShape,
  shippingShape,
  stockChangeShape,
  stockShape,
} from './commerce-shapes.ts'
import {
  cartItemShape,
  orderMoveShape,
  orderRatingShape,
  orderRefundShape,
  orderShape,
  orderTransferShape,
} from './order-shape.ts'
import { distributorShape, supportShape } from './request-shapes.ts'
import { purchasesShape, roleShape, userShape } from './user-shape.ts'

const products = contentShape('products')

/** Content knows nothing of likes: customers and what is theirs live in commerce. */
const productShape: ResourceShape = {
  ...products,
  relations: new Map([...products.relations, ['likes', { target: 'likes', many: true }]]),
}

const shapes = new Map(
  [
    ...[
      productShape,
      userShape,
      purchasesShape,
      roleShape,
      orderShape,
      cartItemShape,
      shippingShape,
    ],
    ...[likeShape, addressShape, cartShape, distributorShape, supportShape],
    ...[orderMoveShape, orderRatingShape, orderRefundShape, orderTransferShape, ratingShape],
    ...[stockShape, stockChangeShape],
  ].map((one) => [one.name, one]),
)

/** Every resource the grammar can be asked about, wherever its records are kept. */
export function apiShape(name: string): ResourceShape {
  return shapes.get(name) ?? contentShape(name)
}
