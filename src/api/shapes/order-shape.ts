import { shape, stamps } from './shape.ts'

/** Attributes of an order (contract part 4). */
export const orderShape = shape(
  'orders',
  {
    id: 'integer',
    code: 'text',
    state: 'text',
    estimated_pickup: 'date',
    estimated_delivery: 'date',
    subtotal: 'integer',
    shipping_price: 'integer',
    discount: 'integer',
    total: 'integer',
    cod_amount: 'integer',
    payment_method: 'text',
    payment_url: 'text',
    name: 'text',
    phone: 'text',
    email: 'text',
    address: 'text',
    province: 'text',
    district: 'text',
    ward: 'text',
    note: 'text',
    ...stamps,
  },
  {
    relations: { user: { target: 'users', many: false, filter: 'id' } },
    components: { cartitems: 'cartitems', history: 'order-moves', ratings: 'order-ratings' },
  },
)

/** What brought an order to its state, oldest first; `who` is told to staff only. */
export const orderMoveShape = shape('order-moves', {
  id: 'text',
  from: 'text',
  to: 'text',
  actor: 'text',
  at: 'date',
  reason: 'text',
  who: 'text',
})

/** What its customer said of the lines of an order. */
export const orderRatingShape = shape('order-ratings', {
  id: 'text',
  cartitem: 'text',
  product: 'integer',
  stars: 'integer',
  words: 'text',
  state: 'text',
  at: 'date',
})

export const cartItemShape = shape(
  'cartitems',
  { id: 'text', quantity: 'integer', price: 'integer', name: 'text' },
  { relations: { product: { target: 'products', many: false } } },
)
