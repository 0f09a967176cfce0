import type { ReadModel } from '../content/read-model.ts'
import { type Change, createFeed } from './content-feed.ts'
import { mapDocument, mapGlobal } from './document-mapper.ts'
import { loadedCollections, loadedSingles } from './loaded-kinds.ts'
import { mediaIn } from './media-lookup.ts'
import { createPayloadClient, type PayloadClient, type PayloadSettings } from './payload-client.ts'

export interface ContentSync {
  /**
   * Brings the model up to date and gives what was applied.
   * @throws BackendDownError when Payload does not answer; the next call starts where this one did
   */
  catchUp(): Promise<Change[]>
}

export function createContentSync(settings: PayloadSettings, model: ReadModel): ContentSync {
  const client = createPayloadClient(settings)
  const feed = createFeed({ ...settings, cursor: model.cursor })
  return {
    async catchUp() {
      const changes = await feed.poll()
      if (changes.length > 0) await applyChanges(model, changes, client)
      feed.applied(changes)
      model.cursor = feed.cursor
      return changes
    },
  }
}

/** Reads each changed record once more, as it is now. Doing so twice changes nothing. */
async function applyChanges(
  model: ReadModel,
  changes: readonly Change[],
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
    const found = new Map((await client.some(name, ids)).map((one) => [one.id, one]))
    for (const id of ids) {
      const document = found.get(id)
      if (document) model.table(name).put(mapDocument(name, document, mediaOf))
      else model.table(name).delete(id)
    }
  }
  for (const name of loadedSingles) {
    if (!changed.has(name)) continue
    model.table(name).replaceAll(mapGlobal(name, await client.global(name), mediaOf))
  }
}
