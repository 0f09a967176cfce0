import { shape, stamps } from './shape.ts'

/** `items` is a plain list `[{id, product, quantity, price}]`, product being its id. */
export const cartShape = shape('carts', { id: 'text', items: 'json', ...stamps })
