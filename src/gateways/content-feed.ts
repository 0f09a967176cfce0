import { createPayloadClient, type PayloadSettings, type Publication } from './payload-client.ts'

export type Change = Publication

export interface ContentFeed {
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
export function createFeed(settings: PayloadSettings & { cursor: number }): ContentFeed {
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
