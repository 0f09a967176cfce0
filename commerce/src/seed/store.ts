import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import {
  createRegionsWorkflow,
  createSalesChannelsWorkflow,
  createStockLocationsWorkflow,
  linkSalesChannelsToStockLocationWorkflow,
  updateStoresWorkflow,
} from '@medusajs/medusa/core-flows'
import { country, currency, shopNames, systemPaymentProvider } from '../platform/setup/names'

async function ensureSalesChannel(container: MedusaContainer): Promise<string> {
  const name = shopNames.salesChannel
  const [found] = await container.resolve(Modules.SALES_CHANNEL).listSalesChannels({ name })
  if (found) return found.id
  const { result } = await createSalesChannelsWorkflow(container).run({
    input: { salesChannelsData: [{ name, description: 'The web shop and its adapter' }] },
  })
  return onlyId(result)
}

async function ensureRegion(container: MedusaContainer): Promise<string> {
  const name = shopNames.region
  const [found] = await container.resolve(Modules.REGION).listRegions({ name })
  if (found) return found.id
  const { result } = await createRegionsWorkflow(container).run({
    input: {
      regions: [
        {
          name,
          currency_code: currency,
          countries: [country],
          payment_providers: [systemPaymentProvider],
          // The rate depends on the day (`vat`).
          automatic_taxes: false,
          is_tax_inclusive: true,
        },
      ],
    },
  })
  return onlyId(result)
}

async function ensureStockLocation(
  container: MedusaContainer,
  salesChannelId: string,
): Promise<string> {
  const name = shopNames.stockLocation
  const [found] = await container.resolve(Modules.STOCK_LOCATION).listStockLocations({ name })
  if (found) return found.id
  const { result } = await createStockLocationsWorkflow(container).run({
    input: { locations: [{ name, address: { address_1: name, country_code: country } }] },
  })
  const id = onlyId(result)
  await linkSalesChannelsToStockLocationWorkflow(container).run({
    input: { id, add: [salesChannelId] },
  })
  return id
}

function onlyId(created: { id: string }[]): string {
  const [first] = created
  if (first === undefined) throw new Error('Medusa did not return the created record')
  return first.id
}

export async function ensureStore(container: MedusaContainer) {
  const salesChannelId = await ensureSalesChannel(container)
  const regionId = await ensureRegion(container)
  const stockLocationId = await ensureStockLocation(container, salesChannelId)
  const [store] = await container.resolve(Modules.STORE).listStores()
  if (store && store.default_sales_channel_id !== salesChannelId) {
    await updateStoresWorkflow(container).run({
      input: {
        selector: { id: store.id },
        update: {
          name: shopNames.store,
          default_sales_channel_id: salesChannelId,
          default_region_id: regionId,
          default_location_id: stockLocationId,
          supported_currencies: [
            { currency_code: currency, is_default: true, is_tax_inclusive: true },
          ],
        },
      },
    })
  }
  return { salesChannelId, stockLocationId }
}
