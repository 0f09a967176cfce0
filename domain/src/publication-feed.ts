/** Publications this far below the cursor are read again, because commits may come out of order. */
export const overlap = 50

/** A row of the feed: its id, and a time that distinguishes it from rows of another database. */
export interface FeedEntry {
  id: number
  createdAt: string
}

export interface FeedPosition {
  readonly cursor: number
  /** Time of each publication applied within the overlap below the cursor, by its id. */
  readonly applied: Readonly<Record<number, string>>
}

/** What a front server reports about the publications that all its pages show (ADR 0211). */
export interface LiveReport {
  /** One process, by a random name. */
  server: string
  cursor: number
  /** Ids of the publications within the overlap below the cursor. */
  applied: number[]
  /** Addresses of pages that could not be rendered, by the publication that they should show. */
  failed: Readonly<Record<number, readonly string[]>>
  /** Number of renewed pages, by each new publication. */
  renewed: Readonly<Record<number, number>>
  /** True when the server stops. */
  left?: true
}

export const feedStart: FeedPosition = { cursor: 0, applied: {} }

export function standingAt(latest: FeedEntry | null): FeedPosition {
  return latest ? { cursor: latest.id, applied: { [latest.id]: latest.createdAt } } : feedStart
}

export function unapplied<E extends FeedEntry>(
  publications: readonly E[],
  { applied }: FeedPosition,
): E[] {
  return publications.filter(({ id, createdAt }) => applied[id] !== createdAt)
}

export function advanced(position: FeedPosition, publications: readonly FeedEntry[]): FeedPosition {
  const cursor = publications.reduce((highest, { id }) => Math.max(highest, id), position.cursor)
  const entries = [
    ...Object.entries(position.applied),
    ...publications.map(({ id, createdAt }) => [String(id), createdAt] as const),
  ]
  const kept = entries.filter(([id]) => Number(id) > cursor - overlap)
  return { cursor, applied: Object.fromEntries(kept) }
}

export function hasApplied({ cursor, applied }: FeedPosition, id: number): boolean {
  return id <= cursor - overlap || id in applied
}

/**
 * Whether applied publications are missing: the database is another one, such as a restored one, or
 * the feed no longer reaches back to the cursor.
 * @param publications all from `overlap` below the cursor; the oldest may have been removed
 */
export function isForeign(
  publications: readonly FeedEntry[],
  { cursor, applied }: FeedPosition,
): boolean {
  if (cursor === 0) return false
  if (!publications.some(({ id }) => id >= cursor)) return true
  const times = new Map(publications.map(({ id, createdAt }) => [id, createdAt]))
  const oldest = Math.min(...times.keys())
  if (oldest > cursor) return true
  return Object.entries(applied).some(
    ([id, time]) => Number(id) >= oldest && times.get(Number(id)) !== time,
  )
}
