import { saveCart } from '@nas/contract/carts/operations'
import { listShippings } from '@nas/contract/catalogue/operations'
import { applicationError } from '../answers/api-error.ts'
import { call } from '../endpoints/endpoint.ts'
import { entrySource, toEntry, wholeRecord } from '../records/entries.ts'
import type { Resource } from '../records/resource.ts'
import { listedStore } from '../records/stores.ts'
import { cartShape, shippingShape } from '../shapes/record-shapes.ts'

export const carts = call('POST /carts', {
  summary: 'Save a cart; a member’s belongs to the member',
  access: 'all',
  limit: 'createCart',
  body: { schema: saveCart.input, form: 'data' },
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
    const owner = caller.kind === 'member' ? caller.commerce : null
    const { created_at, updated_at, ...cart } = await commerce.call(saveCart, owner, { items })
    const row = { ...cart, createdAt: created_at, updatedAt: updated_at }
    return { data: toEntry(entrySource(view), 'carts', row, wholeRecord), meta: {} }
  },
})

export const shippings: Resource = {
  shape: shippingShape,
  access: { find: 'all', findOne: 'all' },
  store: listedStore('shippings', async ({ commerce }) => {
    const options = await commerce.call(listShippings, null, {})
    // Sorted by the greater number first like all lists (SPEC §9); commerce returns them in their
    // sequence.
    return options.map((option, index) => ({ ...option, order: options.length - index }))
  }),
}
