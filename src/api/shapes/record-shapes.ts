import { addressFields } from '@nas/contract/addresses/fields'
import { shippingFields } from '@nas/contract/catalogue'
import { dataRequestFields } from '@nas/contract/data-requests/fields'
import { type Fields, type FieldType, stamps } from '@nas/contract/fields'
import { likeFields } from '@nas/contract/likes/operations'
import { ratingFields } from '@nas/contract/ratings/fields'
import { dueRefundFields } from '@nas/contract/refunds/fields'
import { distributorFields, supportFields } from '@nas/contract/requests'
import { stockChangeFields, stockFields } from '@nas/contract/stock/fields'
import type { Relation, ResourceShape, ScalarType } from '@nas/query/shape'

export function shape(
  name: string,
  attributes: Readonly<Record<string, ScalarType>>,
  rest: {
    relations?: Readonly<Record<string, Relation>>
    components?: Readonly<Record<string, string>>
    searched?: readonly string[]
  } = {},
): ResourceShape {
  return {
    name,
    attributes: new Map(Object.entries(attributes)),
    relations: new Map(Object.entries(rest.relations ?? {})),
    components: new Map(Object.entries(rest.components ?? {})),
    hasState: false,
    ...(rest.searched && { searched: rest.searched.map((one) => [one]) }),
  }
}

const scalarTypes: Readonly<Record<FieldType, ScalarType>> = {
  id: 'text',
  ids: 'json',
  text: 'text',
  phone: 'text',
  email: 'text',
  integer: 'integer',
  money: 'integer',
  date: 'date',
  boolean: 'boolean',
}

export function attributesOf(fields: Fields): Record<string, ScalarType> {
  const types = Object.entries(fields).map(([name, { type }]) => [name, scalarTypes[type]])
  return Object.fromEntries(types)
}

export const addressShape = shape(
  'addresses',
  { id: 'text', ...attributesOf(addressFields) },
  { relations: { user: { target: 'users', many: false, filter: 'id' } } },
)

/** `items` is a plain list `[{id, product, quantity, price}]`; `product` is an id. */
export const cartShape = shape('carts', { id: 'text', items: 'json', ...attributesOf(stamps) })

export const likeShape = shape('likes', attributesOf(likeFields), {
  relations: { product: { target: 'products', many: false } },
})

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

export const stockChangeShape = shape(
  'stock-changes',
  { id: 'text', ...attributesOf(stockChangeFields) },
  { relations: { product: { target: 'products', many: false, filter: 'id' } } },
)

export const refundShape = shape(
  'refunds',
  { id: 'text', ...attributesOf(dueRefundFields) },
  { searched: ['code', 'name', 'note'] },
)

export const dataRequestShape = shape(
  'data-requests',
  { id: 'text', ...attributesOf(dataRequestFields) },
  { searched: ['contact', 'note'] },
)

export const distributorShape = shape(
  'distributors',
  { id: 'integer', ...attributesOf(distributorFields) },
  { searched: ['name', 'phone'] },
)

export const supportShape = shape(
  'supports',
  { id: 'integer', ...attributesOf(supportFields) },
  { searched: ['name', 'phone', 'order_code'] },
)
