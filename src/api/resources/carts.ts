import { cartFields } from '@nas/contract/carts'
import { checkedStockSchema, checkStockSchema } from '@nas/contract/check-stock'
import { applicationError } from '../api-error.ts'
import { call } from '../call.ts'
import { entrySource, toEntry } from '../entries.ts'
import type { Resource } from '../resource/resource.ts'
import { listedStore } from '../resource/stores.ts'
import { cartShape, shippingShape } from '../shapes/commerce-shapes.ts'

export const carts = call({
  method: 'POST',
  path: '/carts',
  summary: 'Keep a cart; it is the caller’s when they are a member',
  access: 'all',
  personal: true,
  limit: 'createCart',
  body: { schema: cartFields, form: 'data' },
  answer: { of: cartShape, as: 'one' },
  run: async ({ caller, commerce, view }, { body: { items } }) => {
    const unknown = items.flatMap(({ product }, index) => {
      const message = 'This product is not on sale'
      const problem = { path: ['items', index], code: 'product_unavailable', message, product }
      return view.byId('products', product)?.state === 'active' ? [] : [problem]
    })
    if (unknown.length > 0) {
      throw applicationError('product_unavailable', 'Some products are not on sale', unknown)
    }
    const owner = caller.kind === 'member' ? caller.commerce.token : null
    const { created_at, updated_at, ...cart } = await commerce.carts.create(items, owner)
    const row = { ...cart, createdAt: created_at, updatedAt: updated_at }
    const selection = { fields: null, populate: new Map() }
    return { data: toEntry(entrySource(view), 'carts', row, selection), meta: {} }
  },
})

export const checkStock = call({
  method: 'POST',
  path: '/app/checkstock',
  summary: 'Of which products fewer are left than are wanted; nothing is reserved by asking',
  access: 'all',
  personal: true,
  limit: 'checkStock',
  body: { schema: checkStockSchema, form: 'either' },
  answer: { schema: checkedStockSchema },
  run: async ({ commerce }, { body: { items } }) => ({ data: await commerce.carts.short(items) }),
})

export const shippings: Resource = {
  shape: shippingShape,
  access: { find: 'all', findOne: 'all' },
  store: listedStore('shippings', async ({ commerce }) => {
    const options = await commerce.shippings.list()
    // Like all lists, the greater number first (SPEC §9); commerce gives them in their sequence.
    return options.map((option, index) => ({ ...option, order: options.length - index }))
  }),
}
