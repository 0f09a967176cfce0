import { setImmediate as nextTick } from 'node:timers/promises'
import {
  advanced,
  hasApplied,
  isForeign,
  overlap,
  standingAt,
  unapplied,
} from '@nas/domain/publication-feed'
import { addAdministrativeUnits, administrativeUnits } from '../../content/administrative-units.ts'
import { ReadModel } from '../../content/read-model.ts'
import type { Row } from '../../content/records.ts'
import { collections } from '../../content/schema.ts'
import { singles } from '../../content/singles.ts'
import { mapDocument, mapGlobal, mediaIn } from './document-mapper.ts'
import {
  createPayloadClient,
  type PayloadClient,
  type PayloadSettings,
  type Publication,
} from './payload-client.ts'

const limit = 100

const perStep = 20

export interface ContentSync {
  /**
   * Updates the model by the feed, or completely when the feed has been replaced.
   * @returns whether anything was applied
   * @throws BackendDownError when Payload is unavailable; the next call starts from the same
   * position
   */
  catchUp(): Promise<boolean>
  has(publication: number): boolean
}

export function createContentSync(settings: PayloadSettings, model: ReadModel): ContentSync {
  const client = createPayloadClient(settings)
  return {
    async catchUp() {
      const from = Math.max(0, model.position.cursor - overlap)
      const publications = await client.publications(from, overlap + limit)
      if (isForeign(publications, model.position)) {
        model.become(await loadReadModel(settings))
        return true
      }
      const changes = unapplied(publications, model.position)
      if (changes.length > 0) await applyChanges(model, changes, client)
      model.position = advanced(model.position, changes)
      return changes.length > 0
    },
    has: (publication) => hasApplied(model.position, publication),
  }
}

/** Reads the current state of each changed record; idempotent. */
async function applyChanges(
  model: ReadModel,
  changes: readonly Publication[],
  client: PayloadClient,
): Promise<void> {
  const changed = new Map<string, Set<number>>()
  for (const { resource, documentId } of changes) {
    const ids = changed.get(resource) ?? new Set()
    changed.set(resource, ids.add(Number(documentId)))
  }
  const mediaOf = mediaIn(model)
  for (const name of loadedCollections) {
    const ids = [...(changed.get(name) ?? [])]
    if (ids.length === 0) continue
    const documents = new Map((await client.some(name, ids)).map((one) => [one.id, one]))
    for (const id of ids) {
      const document = documents.get(id)
      if (document) model.table(name).put(mapDocument(name, document, mediaOf))
      else model.table(name).delete(id)
    }
  }
  for (const name of loadedSingles) {
    if (!changed.has(name)) continue
    model.table(name).replaceAll(mapGlobal(name, await client.global(name), mediaOf))
  }
}

const shippedWithTheProduct: ReadonlySet<string> = new Set(administrativeUnits)

/** The collections that are loaded from Payload, pictures first. */
export const loadedCollections: readonly string[] = [
  'media',
  ...Object.keys(collections).filter(
    (name) => name !== 'media' && !shippedWithTheProduct.has(name),
  ),
]

const loadedSingles: readonly string[] = Object.keys(singles)

export const loadedKinds: ReadonlySet<string> = new Set([...loadedCollections, ...loadedSingles])

/** Loads all published content. @throws BackendDownError when Payload is unavailable */
export async function loadReadModel(settings: PayloadSettings): Promise<ReadModel> {
  const client = createPayloadClient(settings)
  const model = ReadModel.empty()
  // Read first: changes during the load are read again through the feed.
  model.position = standingAt(await client.lastPublication())
  const mediaOf = mediaIn(model)
  for (const name of loadedCollections) {
    const documents = await client.all(name)
    const rows: Row[] = []
    for (const document of documents) {
      // In a single task, ten thousand products would block requests. Also, an idle connection
      // closed by Payload would be noticed only when the next request fails.
      if (rows.length % perStep === 0) await nextTick()
      rows.push(mapDocument(name, document, mediaOf))
    }
    model.table(name).replaceAll(rows)
  }
  for (const name of loadedSingles) {
    model.table(name).replaceAll(mapGlobal(name, await client.global(name), mediaOf))
  }
  addAdministrativeUnits(model)
  return model
}
