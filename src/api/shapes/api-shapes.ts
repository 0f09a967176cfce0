import type { ResourceShape } from '@nas/query/shape'
import { contentShape } from '../../content/shapes.ts'
import * as orderShapes from './order-shape.ts'
import * as recordShapes from './record-shapes.ts'
import * as userShapes from './user-shape.ts'

const products = contentShape('products')

/** Content has no likes: customers and their data are in commerce. */
const productShape: ResourceShape = {
  ...products,
  relations: new Map([...products.relations, ['likes', { target: 'likes', many: true }]]),
}

const isShape = (exported: unknown): exported is ResourceShape => typeof exported === 'object'

const shapes = [orderShapes, recordShapes, userShapes].flatMap((module) =>
  Object.values<unknown>(module).filter(isShape),
)
const shapesByName = new Map([productShape, ...shapes].map((one) => [one.name, one]))

export function apiShape(name: string): ResourceShape {
  return shapesByName.get(name) ?? contentShape(name)
}
