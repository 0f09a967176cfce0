import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { shopNames } from './names'

export interface ShopSetup {
  salesChannelId: string
  regionId: string
  stockLocationId: string
  shippingProfileId: string
  shippingOption: { id: string; name: string; priceSetId: string }
}

function made<Thing>(thing: Thing | undefined | null, what: string): Thing {
  if (thing === undefined || thing === null) {
    throw new Error(`The shop has no ${what}: run the seed first`)
  }
  return thing
}

async function read(container: MedusaContainer): Promise<ShopSetup> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const [[channel], [region], [location], { data }] = await Promise.all([
    container
      .resolve(Modules.SALES_CHANNEL)
      .listSalesChannels({ name: shopNames.salesChannel }, { select: ['id'] }),
    container.resolve(Modules.REGION).listRegions({ name: shopNames.region }, { select: ['id'] }),
    container
      .resolve(Modules.STOCK_LOCATION)
      .listStockLocations({ name: shopNames.stockLocation }, { select: ['id'] }),
    query.graph({
      entity: 'shipping_option',
      fields: ['id', 'name', 'shipping_profile_id', 'price_set_link.price_set_id'],
      filters: { name: shopNames.shippingOption },
    }),
  ])
  const option = made(data[0], 'shipping option')
  const priceSetId = made(option.price_set_link?.price_set_id, 'price of delivery')
  return {
    salesChannelId: made(channel, 'sales channel').id,
    regionId: made(region, 'region').id,
    stockLocationId: made(location, 'stock location').id,
    shippingProfileId: made(option.shipping_profile_id, 'shipping profile'),
    shippingOption: { id: option.id, name: option.name, priceSetId },
  }
}

let known: ShopSetup | undefined

/** Ids of the seeded records. They never change, so each process reads them once. */
export async function shopSetup(container: MedusaContainer): Promise<ShopSetup> {
  known ??= await read(container)
  return known
}
