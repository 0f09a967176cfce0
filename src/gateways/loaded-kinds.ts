import { collections } from '../content/schema.ts'
import { singles } from '../content/singles.ts'

const shippedWithTheProduct: ReadonlySet<string> = new Set(['provinces', 'districts', 'wards'])

/** What is read from Payload, pictures first. */
export const loadedCollections: readonly string[] = [
  'media',
  ...Object.keys(collections).filter(
    (name) => name !== 'media' && !shippedWithTheProduct.has(name),
  ),
]

export const loadedSingles: readonly string[] = Object.keys(singles)
