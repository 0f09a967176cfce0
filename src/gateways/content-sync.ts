import { advanced, hasApplied, isForeign, overlap, unapplied } from '@nas/domain/publication-feed'
import type { ReadModel } from '../content/read-model.ts'
import { loadedCollections, loadedSingles, loadReadModel } from './content-loader.ts'
import { mapDocument, mapGlobal } from './document-mapper.ts'
import { mediaIn } from './media-lookup.ts'
import {
  createPayloadClient,
  type PayloadClient,
  type PayloadSettings,
  type Publication,
} from './payload-client.ts'

const limit = 100

export interface ContentSync {
  /**
   * Brings the model up to date, by the feed, or whole where the feed is not the one it has followed.
   * @returns whether anything was applied
   * @throws BackendDownError when Payload does not answer; the next call starts where this one did
   */
  catchUp(): Promise<boolean>
  /** Whether the model has this publication. */
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

/** Reads each changed record once more, as it is now. Doing so twice changes nothing. */
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
