import { shape, stamps } from './shape.ts'

/** What customers say of a product. Nobody but staff is told of the order. */
export const ratingShape = shape(
  'ratings',
  {
    id: 'text',
    stars: 'integer',
    words: 'text',
    state: 'text',
    author: 'text',
    order_code: 'text',
    ...stamps,
  },
  { relations: { product: { target: 'products', many: false, filter: 'id' } } },
)
