import { shippingFields } from '@nas/contract/catalogue'
import { stamps } from '@nas/contract/fields'
import { attributesOf, shape } from './shape.ts'

export const shippingShape = shape('shippings', {
  id: 'text',
  ...attributesOf({ ...shippingFields, order: { type: 'integer' }, ...stamps }),
})
