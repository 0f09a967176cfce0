import { ratingFields } from '@nas/contract/ratings'
import { attributesOf, shape } from './shape.ts'

/** What customers say of a product. Nobody but staff is told of the order. */
export const ratingShape = shape(
  'ratings',
  { id: 'text', ...attributesOf(ratingFields) },
  { relations: { product: { target: 'products', many: false, filter: 'id' } } },
)
