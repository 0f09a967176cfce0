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
    payment_kind: 'text',
    payment_url: 'text',
    payment_until: 'date',
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
    components: {
      cartitems: 'cartitems',
      transfer: 'order-transfers',
      history: 'order-moves',
      refunds: 'order-refunds',
      ratings: 'order-ratings',
    },
  },
)

/** What somebody needs who pays by bank transfer; only who ordered is told, while it is due. */
export const orderTransferShape = shape('order-transfers', {
  id: 'text',
  bank: 'text',
  account: 'text',
  account_name: 'text',
  amount: 'integer',
  content: 'text',
  qr: 'text',
})

/** Money that the shop owes or owed for an order. */
export const orderRefundShape = shape('order-refunds', {
  id: 'text',
  amount: 'integer',
  reason: 'text',
  at: 'date',
  settled_at: 'date',
})

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
