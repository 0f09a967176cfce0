import type { Resource } from '../resource/resource.ts'
import { shippingShape } from '../shapes/shipping-shape.ts'
import { listedStore } from '../stores/listed-store.ts'

export const shippings: Resource = {
  shape: shippingShape,
  access: { find: 'all', findOne: 'all' },
  store: listedStore('shippings', async ({ commerce }) => {
    const options = await commerce.shippings.list()
    return options.map((option) => ({ ...option }))
  }),
}
