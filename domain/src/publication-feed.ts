/** Publications this far below the cursor are read again, because commits may come out of order. */
export const overlap = 50

/** A row of the feed: its id, and a time that distinguishes it from rows of another database. */
export interface FeedEntry {
  id: number
  createdAt: string
}

export interface FeedPosition {
  /** Highest publication applied. */
  readonly cursor: number
  /** Time of each publication applied within the overlap below the cursor, by its id. */
  readonly applied: Readonly<Record<number, string>>
}

export const feedStart: FeedPosition = { cursor: 0, applied: {} }

/**
 * Position of a consumer that has just loaded everything.
 * @param latest the last publication
 */
export function standingAt(latest: FeedEntry | null): FeedPosition {
  return latest ? { cursor: latest.id, applied: { [latest.id]: latest.createdAt } } : feedStart
}

/** Publications that were not applied yet, in any order of visibility. */
export function unapplied<E extends FeedEntry>(
  publications: readonly E[],
  { applied }: FeedPosition,
): E[] {
  return publications.filter(({ id, createdAt }) => applied[id] !== createdAt)
}

/** The position after applying these publications. */
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
 * Whether applied publications are missing in the feed. Then the content application has another
 * database, such as a restored one, with unrelated numbers, or the feed no longer reaches back to
 * the cursor, so that changes may be missing.
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
