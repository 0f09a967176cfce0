import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { currency } from '../../platform/setup/names'
import type { ShopSetup } from '../../platform/setup/shop-setup'

/** Current prices in đồng. @param itemTotal sum of the goods, on which the delivery fee depends */
export async function presentPrices(
  container: MedusaContainer,
  setup: ShopSetup,
  priceSetIds: string[],
  itemTotal?: number,
): Promise<Map<string, number>> {
  const context = {
    currency_code: currency,
    region_id: setup.regionId,
    ...(itemTotal !== undefined && { item_total: itemTotal }),
  }
  const prices = await container
    .resolve(Modules.PRICING)
    .calculatePrices({ id: priceSetIds }, { context })
  return new Map(
    prices.flatMap(({ id, calculated_amount }) =>
      calculated_amount === null ? [] : [[id, Number(calculated_amount)] as const],
    ),
  )
}

/** The delivery fee for a purchase of this sum, by the rules of the shipping option. */
export async function deliveryPrice(
  container: MedusaContainer,
  setup: ShopSetup,
  subtotal: number,
): Promise<number> {
  const { priceSetId } = setup.shippingOption
  return deliveryAmong(await presentPrices(container, setup, [priceSetId], subtotal), setup)
}

export function deliveryAmong(prices: Map<string, number>, { shippingOption }: ShopSetup): number {
  const amount = prices.get(shippingOption.priceSetId)
  if (amount === undefined) throw new Error('Delivery has no price')
  return amount
}
