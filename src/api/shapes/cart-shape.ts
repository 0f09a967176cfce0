import { stamps } from '@nas/contract/fields'
import { attributesOf, shape } from './shape.ts'

/** `items` is a plain list `[{id, product, quantity, price}]`, product being its id. */
export const cartShape = shape('carts', { id: 'text', items: 'json', ...attributesOf(stamps) })
