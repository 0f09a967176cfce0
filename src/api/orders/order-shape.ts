import type { ResourceShape } from '../../content/schema-types.ts'

/** Attributes of an order (contract part 4). */
export const orderShape: ResourceShape = {
  name: 'orders',
  attributes: new Map([
    ['id', 'integer'],
    ['code', 'text'],
    ['state', 'text'],
    ['estimated_pickup', 'date'],
    ['estimated_delivery', 'date'],
    ['subtotal', 'integer'],
    ['shipping_price', 'integer'],
    ['discount', 'integer'],
    ['total', 'integer'],
    ['cod_amount', 'integer'],
    ['payment_method', 'text'],
    ['payment_url', 'text'],
    ['name', 'text'],
    ['phone', 'text'],
    ['email', 'text'],
    ['address', 'text'],
    ['province', 'text'],
    ['district', 'text'],
    ['ward', 'text'],
    ['note', 'text'],
    ['createdAt', 'date'],
    ['updatedAt', 'date'],
  ]),
  relations: new Map([['user', { target: 'users', many: false, filter: 'id' }]]),
  components: new Map([['cartitems', 'cartitems']]),
  hasState: false,
}

export const cartItemShape: ResourceShape = {
  name: 'cartitems',
  attributes: new Map([
    ['id', 'text'],
    ['quantity', 'integer'],
    ['price', 'integer'],
    ['name', 'text'],
  ]),
  relations: new Map([['product', { target: 'products', many: false }]]),
  components: new Map(),
  hasState: false,
}

/** What the order list of commerce can filter and sort by; it keeps indexes for these. */
export const searchableAttributes: ReadonlySet<string> = new Set([
  'id',
  'code',
  'state',
  'name',
  'phone',
  'payment_method',
  'total',
  'subtotal',
  'createdAt',
  'updatedAt',
  'estimated_pickup',
  'estimated_delivery',
])
