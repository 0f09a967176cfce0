import type { MedusaContainer } from '@medusajs/framework/types'
import { MedusaError } from '@medusajs/framework/utils'
import { messageOf } from '@nas/telemetry/loggable-error'
import { shopSetup } from '../../platform/setup/shop-setup'
import type { ContentClient } from '../feed/content-client'
import { type InvalidProduct, isInvalid, wantedProduct } from '../feed/content-product'
import { type Change, type Difference, planOf } from '../feed/differences'
import { medusaProducts } from '../queries/medusa-products'
import { applyChanges, withdraw } from './apply-plan'

const batchSize = 100

export interface SyncResult {
  seen: number
  /** The differences found, repaired unless the product is invalid. */
  differences: Difference[]
  /** Documents that cannot be sold; commerce keeps its previous data for them. */
  invalid: InvalidProduct[]
}

function batches<Entry>(entries: Entry[]): Entry[][] {
  const count = Math.ceil(entries.length / batchSize)
  return Array.from({ length: count }, (_, index) =>
    entries.slice(index * batchSize, (index + 1) * batchSize),
  )
}

const refusals: string[] = [
  MedusaError.Types.INVALID_DATA,
  MedusaError.Types.DUPLICATE_ERROR,
  MedusaError.Types.NOT_ALLOWED,
]

function isRefusal(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'type' in error &&
    typeof error.type === 'string' &&
    refusals.includes(error.type)
  )
}

/** After an error from Medusa, applies the changes one by one, so that one blocks no others. */
async function apply(container: MedusaContainer, changes: Change[]): Promise<InvalidProduct[]> {
  const setup = await shopSetup(container)
  try {
    await applyChanges(container, setup, changes)
    return []
  } catch (error) {
    if (!isRefusal(error)) throw error
    const [only, ...others] = changes
    if (only && others.length === 0) {
      return [{ externalId: only.externalId, reason: messageOf(error) }]
    }
  }
  const refused: InvalidProduct[] = []
  for (const change of changes) refused.push(...(await apply(container, [change])))
  return refused
}

async function bring(
  container: MedusaContainer,
  documents: unknown[],
  asked: string[] | 'all',
): Promise<SyncResult> {
  const { stockLocationId } = await shopSetup(container)
  const read = documents.map(wantedProduct)
  const invalid = read.filter(isInvalid)
  const wanted = read.flatMap((product) => (isInvalid(product) ? [] : [product]))
  const present = await medusaProducts(container, stockLocationId, asked)
  const published = new Set(read.map(({ externalId }) => externalId))
  const expected = asked === 'all' ? [...present.keys()] : asked
  const gone = expected.filter((externalId) => !published.has(externalId))
  const { changes, withdrawn } = planOf(wanted, gone, present)
  for (const batch of batches(changes)) invalid.push(...(await apply(container, batch)))
  await withdraw(container, withdrawn)
  const differences: Difference[] = [
    ...changes.map(({ externalId, kinds }) => ({ externalId, kinds })),
    ...withdrawn.map(({ externalId }): Difference => ({ externalId, kinds: ['not published'] })),
  ]
  return { seen: documents.length, differences, invalid }
}

/** Compares all published products with commerce, and repairs commerce. */
export async function syncAll(
  container: MedusaContainer,
  content: ContentClient,
): Promise<SyncResult> {
  return bring(container, await content.allProducts(), 'all')
}

/** Like `syncAll`, for the given products only; unpublished ones are taken off sale. */
export async function syncSome(
  container: MedusaContainer,
  content: ContentClient,
  numbers: number[],
): Promise<SyncResult> {
  const whole: SyncResult = { seen: 0, differences: [], invalid: [] }
  for (const batch of batches(numbers)) {
    const documents = await content.products(batch)
    const { seen, differences, invalid } = await bring(container, documents, batch.map(String))
    whole.seen += seen
    whole.differences.push(...differences)
    whole.invalid.push(...invalid)
  }
  return whole
}
