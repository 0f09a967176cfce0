import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import {
  createShippingOptionsWorkflow,
  createShippingProfilesWorkflow,
} from '@medusajs/medusa/core-flows'
import { deliveryFee, freeDeliveryAbove } from '@nas/domain/order-totals'
import { country, currency, manualFulfillmentProvider, shopNames } from '../platform/setup/names'

async function ensureShippingProfile(container: MedusaContainer): Promise<string> {
  const name = shopNames.shippingProfile
  const [found] = await container.resolve(Modules.FULFILLMENT).listShippingProfiles({ name })
  if (found) return found.id
  const { result } = await createShippingProfilesWorkflow(container).run({
    input: { data: [{ name, type: 'default' }] },
  })
  const [created] = result
  if (created === undefined) throw new Error('Medusa made no shipping profile')
  return created.id
}

async function ensureServiceZone(
  container: MedusaContainer,
  stockLocationId: string,
): Promise<string> {
  const fulfillment = container.resolve(Modules.FULFILLMENT)
  const [zone] = await fulfillment.listServiceZones({ name: shopNames.serviceZone })
  if (zone) return zone.id
  const set = await fulfillment.createFulfillmentSets({
    name: shopNames.fulfillmentSet,
    type: 'shipping',
    service_zones: [
      { name: shopNames.serviceZone, geo_zones: [{ type: 'country', country_code: country }] },
    ],
  })
  await container.resolve(ContainerRegistrationKeys.LINK).create([
    {
      [Modules.STOCK_LOCATION]: { stock_location_id: stockLocationId },
      [Modules.FULFILLMENT]: { fulfillment_provider_id: manualFulfillmentProvider },
    },
    {
      [Modules.STOCK_LOCATION]: { stock_location_id: stockLocationId },
      [Modules.FULFILLMENT]: { fulfillment_set_id: set.id },
    },
  ])
  const [created] = set.service_zones
  if (created === undefined) throw new Error('Medusa made no service zone')
  return created.id
}

/** Creates the only delivery option: its fee, and free delivery above the limit (SPEC §9). */
export async function ensureDelivery(
  container: MedusaContainer,
  stockLocationId: string,
): Promise<void> {
  const shippingProfileId = await ensureShippingProfile(container)
  const serviceZoneId = await ensureServiceZone(container, stockLocationId)
  const name = shopNames.shippingOption
  const [found] = await container.resolve(Modules.FULFILLMENT).listShippingOptions({ name })
  if (found) return
  await createShippingOptionsWorkflow(container).run({
    input: [
      {
        name,
        price_type: 'flat',
        provider_id: manualFulfillmentProvider,
        service_zone_id: serviceZoneId,
        shipping_profile_id: shippingProfileId,
        type: { label: name, description: 'Standard delivery', code: 'standard' },
        prices: [
          { currency_code: currency, amount: deliveryFee },
          {
            currency_code: currency,
            amount: 0,
            rules: [{ attribute: 'item_total', operator: 'gt', value: freeDeliveryAbove }],
          },
        ],
        rules: [
          { attribute: 'enabled_in_store', operator: 'eq', value: 'true' },
          { attribute: 'is_return', operator: 'eq', value: 'false' },
        ],
      },
    ],
  })
}
