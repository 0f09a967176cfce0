import { addressFields } from '@nas/contract/addresses'
import { shippingFields } from '@nas/contract/catalogue'
import { stamps } from '@nas/contract/fields'
import { likeFields } from '@nas/contract/likes'
import { ratingFields } from '@nas/contract/ratings'
import { stockChangeFields, stockFields } from '@nas/contract/stock'
import { attributesOf, shape } from './shape.ts'

export const addressShape = shape(
  'addresses',
  { id: 'text', ...attributesOf(addressFields) },
  { relations: { user: { target: 'users', many: false, filter: 'id' } } },
)

/** `items` is a plain list `[{id, product, quantity, price}]`, product being its id. */
export const cartShape = shape('carts', { id: 'text', items: 'json', ...attributesOf(stamps) })

export const likeShape = shape('likes', attributesOf(likeFields), {
  relations: { product: { target: 'products', many: false } },
})

/** What customers say of a product. Only staff see the order. */
export const ratingShape = shape(
  'ratings',
  { id: 'text', ...attributesOf(ratingFields) },
  {
    relations: { product: { target: 'products', many: false, filter: 'id' } },
    searched: ['words', 'product.name'],
  },
)

export const shippingShape = shape('shippings', {
  id: 'text',
  ...attributesOf({ ...shippingFields, order: { type: 'integer' }, ...stamps }),
})

/** Its id is the product's. */
export const stockShape = shape(
  'stock',
  { id: 'integer', ...attributesOf(stockFields) },
  { searched: ['name', 'name_en'] },
)

/** The log of stocks. */
export const stockChangeShape = shape(
  'stock-changes',
  { id: 'text', ...attributesOf(stockChangeFields) },
  { relations: { product: { target: 'products', many: false, filter: 'id' } } },
)
