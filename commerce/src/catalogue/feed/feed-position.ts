import type { Position } from '../module/service'
import { overlap, type Publication } from './content-client'

/** Publications that were not applied yet, in whatever order they became visible. */
export function unapplied(publications: Publication[], { applied }: Position): Publication[] {
  return publications.filter(({ id, createdAt }) => applied[id] !== createdAt)
}

/** Where the feed stands once these are applied. */
export function advanced(position: Position, publications: Publication[]): Position {
  const cursor = publications.reduce((highest, { id }) => Math.max(highest, id), position.cursor)
  const entries = [
    ...Object.entries(position.applied),
    ...publications.map(({ id, createdAt }) => [String(id), createdAt] as const),
  ]
  const kept = entries.filter(([id]) => Number(id) > cursor - overlap)
  return { cursor, applied: Object.fromEntries(kept) }
}

/**
 * True when the publication at the cursor is not the one that was applied: the content
 * application has another database than before, so its numbers mean nothing.
 */
export function isForeign(publications: Publication[], { cursor, applied }: Position): boolean {
  if (cursor === 0) return false
  const at = publications.find(({ id }) => id === cursor)
  if (at) return at.createdAt !== applied[cursor]
  return !publications.some(({ id }) => id > cursor)
}
