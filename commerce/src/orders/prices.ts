import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { currency } from '../setup/names'
import type { ShopSetup } from '../setup/shop-setup'

/** Present price in đồng of each price set that has one. */
export async function presentPrices(
  container: MedusaContainer,
  setup: ShopSetup,
  priceSetIds: string[],
): Promise<Map<string, number>> {
  const prices = await container
    .resolve(Modules.PRICING)
    .calculatePrices(
      { id: priceSetIds },
      { context: { currency_code: currency, region_id: setup.regionId } },
    )
  return new Map(
    prices.flatMap(({ id, calculated_amount }) =>
      calculated_amount === null ? [] : [[id, Number(calculated_amount)] as const],
    ),
  )
}

/** What delivery costs for a purchase of this sum, by the rules of the shipping option itself. */
export async function deliveryPrice(
  container: MedusaContainer,
  setup: ShopSetup,
  subtotal: number,
): Promise<number> {
  const [price] = await container.resolve(Modules.PRICING).calculatePrices(
    { id: [setup.shippingOption.priceSetId] },
    {
      context: { currency_code: currency, region_id: setup.regionId, item_total: subtotal },
    },
  )
  const amount = price?.calculated_amount
  if (amount === undefined || amount === null) throw new Error('Delivery has no price')
  return Number(amount)
}
