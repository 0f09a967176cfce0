import type { WantedProduct } from './content-product'

export interface MedusaProduct {
  id: string
  externalId: string
  title: string
  handle: string
  status: string
  /** No longer published. Without this mark the product may still be published as inactive. */
  isWithdrawn: boolean
  metadata: Record<string, unknown>
  variantId: string | null
  sku: string | null
  /** Base prices in đồng; a healthy product has one. */
  prices: { id: string; amount: number }[]
  hasStockRecord: boolean
}

type DifferenceKind =
  | 'missing'
  | 'title'
  | 'handle'
  | 'status'
  | 'metadata'
  | 'price'
  | 'stock record'
  | 'not published'

export interface Difference {
  externalId: string
  kinds: DifferenceKind[]
}

export interface Change extends Difference {
  wanted: WantedProduct
  present: MedusaProduct | null
}

export interface Plan {
  changes: Change[]
  /** Products that are no longer published but not yet withdrawn in commerce. */
  withdrawn: MedusaProduct[]
}

function metadataDiffers(wanted: WantedProduct, present: MedusaProduct): boolean {
  const { name_en, image } = wanted.metadata
  return (
    (present.metadata.name_en ?? null) !== name_en || (present.metadata.image ?? null) !== image
  )
}

function differencesOf(wanted: WantedProduct, present: MedusaProduct | null): DifferenceKind[] {
  if (present === null) return ['missing']
  const [price, ...others] = present.prices
  const checks: [DifferenceKind, boolean][] = [
    ['title', present.title !== wanted.title],
    ['handle', present.handle !== wanted.handle || present.sku !== wanted.handle],
    ['status', present.status !== wanted.status || present.isWithdrawn],
    ['metadata', metadataDiffers(wanted, present)],
    ['price', price?.amount !== wanted.price || others.length > 0],
    ['stock record', !present.hasStockRecord],
  ]
  return checks.filter(([, differs]) => differs).map(([kind]) => kind)
}

/** `gone` are requested product numbers that are not published. */
export function planOf(
  wanted: WantedProduct[],
  gone: string[],
  present: Map<string, MedusaProduct>,
): Plan {
  const changes = wanted
    .map((product) => {
      const found = present.get(product.externalId) ?? null
      const kinds = differencesOf(product, found)
      return { externalId: product.externalId, kinds, wanted: product, present: found }
    })
    .filter(({ kinds }) => kinds.length > 0)
  const withdrawn = gone.flatMap((externalId) => present.get(externalId) ?? [])
  return { changes, withdrawn: withdrawn.filter(({ isWithdrawn }) => !isWithdrawn) }
}
