import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { currency, withdrawnMark } from '../../platform/setup/names'
import type { MedusaProduct } from '../feed/differences'

const fields = [
  'id',
  'external_id',
  'title',
  'handle',
  'status',
  'metadata',
  'variants.id',
  'variants.sku',
  'variants.prices.id',
  'variants.prices.amount',
  'variants.prices.currency_code',
  'variants.prices.price_rules.id',
  'variants.inventory_items.inventory.location_levels.location_id',
]

interface PriceRow {
  id: string
  amount: number | string
  currency_code: string
  price_rules?: unknown[] | null
}

interface ProductRow {
  id: string
  external_id: string
  title: string
  handle: string
  status: string
  metadata: Record<string, unknown> | null
  variants?: {
    id: string
    sku: string | null
    prices?: PriceRow[] | null
    inventory_items?:
      | ({ inventory?: { location_levels?: { location_id: string }[] | null } | null } | null)[]
      | null
  }[]
}

function medusaProduct(row: ProductRow, locationId: string): MedusaProduct {
  const variant = row.variants?.[0]
  const base = (variant?.prices ?? []).filter(
    (price) => price.currency_code === currency && !price.price_rules?.length,
  )
  const levels = (variant?.inventory_items ?? []).flatMap(
    (item) => item?.inventory?.location_levels ?? [],
  )
  return {
    id: row.id,
    externalId: row.external_id,
    title: row.title,
    handle: row.handle,
    status: row.status,
    isWithdrawn: row.metadata?.[withdrawnMark] === true,
    metadata: row.metadata ?? {},
    variantId: variant?.id ?? null,
    sku: variant?.sku ?? null,
    prices: base.map(({ id, amount }) => ({ id, amount: Number(amount) })),
    hasStockRecord: levels.some((level) => level.location_id === locationId),
  }
}

/** Commerce's products that came from the content application: the given ones, or all. */
export async function medusaProducts(
  container: MedusaContainer,
  locationId: string,
  externalIds: string[] | 'all',
): Promise<Map<string, MedusaProduct>> {
  const wanted = externalIds === 'all' ? { $ne: null } : externalIds
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'product',
    fields,
    filters: { external_id: wanted },
  })
  const rows: unknown = data
  return new Map(
    (rows as ProductRow[]).map((row) => [row.external_id, medusaProduct(row, locationId)]),
  )
}
