import type { ReadModel } from '../content/read-model.ts'
import { loadedCollections, loadedSingles } from './content-loader.ts'
import { mapDocument, mapGlobal } from './document-mapper.ts'
import { mediaIn } from './media-lookup.ts'
import {
  createPayloadClient,
  type PayloadClient,
  type PayloadSettings,
  type Publication,
} from './payload-client.ts'

type Change = Publication

interface ContentFeed {
  /** Publications that were not applied yet, oldest first. Nothing is lost by asking again. */
  poll(): Promise<Change[]>
  /** Call when the changes are in the read model; only then does the cursor move. */
  applied(changes: readonly Change[]): void
  readonly cursor: number
}

const overlap = 50
const limit = 100

/**
 * Rows of the feed may become visible out of order, because transactions end out of order: the
 * last ids are read again each time and those already applied are left out.
 */
function createFeed(settings: PayloadSettings & { cursor: number }): ContentFeed {
  const client = createPayloadClient(settings)
  const done = new Set<number>()
  let cursor = settings.cursor
  return {
    get cursor() {
      return cursor
    },
    async poll() {
      const rows = await client.publications(Math.max(0, cursor - overlap), overlap + limit)
      return rows.filter(({ id }) => !done.has(id))
    },
    applied(changes) {
      for (const { id } of changes) {
        done.add(id)
        cursor = Math.max(cursor, id)
      }
      for (const id of done) if (id <= cursor - overlap) done.delete(id)
    },
  }
}

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
