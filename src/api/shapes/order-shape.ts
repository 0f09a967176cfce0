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
    components: { cartitems: 'cartitems' },
  },
)

export const cartItemShape = shape(
  'cartitems',
  { id: 'text', quantity: 'integer', price: 'integer', name: 'text' },
  { relations: { product: { target: 'products', many: false } } },
)
