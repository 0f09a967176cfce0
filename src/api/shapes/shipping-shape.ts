import { shape, stamps } from './shape.ts'

export const shippingShape = shape('shippings', {
  id: 'text',
  name: 'text',
  name_en: 'text',
  price: 'integer',
  free_above: 'integer',
  order: 'integer',
  ...stamps,
})
