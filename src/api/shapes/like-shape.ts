import { shape, stamps } from './shape.ts'

export const likeShape = shape(
  'likes',
  { id: 'text', user_id: 'text', user_name: 'text', ...stamps },
  { relations: { product: { target: 'products', many: false } } },
)
