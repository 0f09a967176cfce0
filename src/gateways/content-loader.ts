import { standingAt } from '@nas/domain/publication-feed'
import { addAdministrativeUnits, administrativeUnits } from '../content/administrative-units.ts'
import { ReadModel } from '../content/read-model.ts'
import { collections } from '../content/schema.ts'
import { singles } from '../content/singles.ts'
import { mapDocument, mapGlobal } from './document-mapper.ts'
import { mediaIn } from './media-lookup.ts'
import { createPayloadClient, type PayloadSettings } from './payload-client.ts'

const shippedWithTheProduct: ReadonlySet<string> = new Set(administrativeUnits)

/** What is read from Payload, pictures first. */
export const loadedCollections: readonly string[] = [
  'media',
  ...Object.keys(collections).filter(
    (name) => name !== 'media' && !shippedWithTheProduct.has(name),
  ),
]

export const loadedSingles: readonly string[] = Object.keys(singles)

/**
 * Reads all published content.
 * @throws BackendDownError when Payload does not answer
 */
export async function loadReadModel(settings: PayloadSettings): Promise<ReadModel> {
  const client = createPayloadClient(settings)
  const model = ReadModel.empty()
  // Taken first: what is published while reading is read again through the feed.
  model.position = standingAt(await client.lastPublication())
  const mediaOf = mediaIn(model)
  // Media come first, because articles show pictures by id.
  for (const name of loadedCollections) {
    const documents = await client.all(name)
    model.table(name).replaceAll(documents.map((one) => mapDocument(name, one, mediaOf)))
  }
  for (const name of loadedSingles) {
    model.table(name).replaceAll(mapGlobal(name, await client.global(name), mediaOf))
  }
  addAdministrativeUnits(model)
  return model
}
