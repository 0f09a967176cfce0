import type { ResourceShape } from '../content/schema-types.ts'
import { contentShape } from '../content/shapes.ts'
import { cartItemShape, orderShape } from './orders/order-shape.ts'
import { shippingShape } from './shipping-shape.ts'
import { roleShape, userShape } from './user-shape.ts'

const shapes = new Map(
  [userShape, roleShape, orderShape, cartItemShape, shippingShape].map((one) => [one.name, one]),
)

/** Every resource the grammar can be asked about, wherever its records are kept. */
export function apiShape(name: string): ResourceShape {
  return shapes.get(name) ?? contentShape(name)
}
