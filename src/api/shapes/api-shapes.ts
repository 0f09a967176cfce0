import type { ResourceShape } from '@nas/query/shape'
import { contentShape } from '../../content/shapes.ts'
import {
  cartItemShape,
  orderMoveShape,
  orderRatingShape,
  orderRefundShape,
  orderShape,
  orderTransferShape,
} from './order-shape.ts'
import * as recordShapes from './record-shapes.ts'
import { purchasesShape, roleShape, userShape } from './user-shape.ts'

const products = contentShape('products')

/** Content has no likes: customers and their data are in commerce. */
const productShape: ResourceShape = {
  ...products,
  relations: new Map([...products.relations, ['likes', { target: 'likes', many: true }]]),
}

const shapes = new Map(
  [
    productShape,
    userShape,
    purchasesShape,
    roleShape,
    orderShape,
    cartItemShape,
    orderMoveShape,
    orderRatingShape,
    orderRefundShape,
    orderTransferShape,
    ...Object.values(recordShapes).filter((exported) => typeof exported === 'object'),
  ].map((one) => [one.name, one]),
)

export function apiShape(name: string): ResourceShape {
  return shapes.get(name) ?? contentShape(name)
}
