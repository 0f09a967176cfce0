import type { Resource } from '../resource/resource.ts'
import { shippingShape } from '../shapes/shipping-shape.ts'
import { listedStore } from '../stores/listed-store.ts'

export const shippings: Resource = {
  shape: shippingShape,
  access: { find: 'all', findOne: 'all' },
  store: listedStore('shippings', async ({ commerce }) => {
    const options = await commerce.shippings.list()
    // Like all lists, the greater number first (SPEC §9); commerce gives them in their sequence.
    return options.map((option, index) => ({ ...option, order: options.length - index }))
  }),
}
