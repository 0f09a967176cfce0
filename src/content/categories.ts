import type { ContentReader } from './reader.ts'
import type { CategoryRecord } from './records.ts'

/** All categories in the order of menus and pages, or the first `limit` of them. */
export const orderedCategories = (reader: ContentReader, limit?: number): CategoryRecord[] =>
  reader.list('categories', { sort: ['order:desc', 'id:desc'], limit })

/**
 * The first categories, for places with a limit.
 * @param except id of an excluded category
 * @returns `hasMore` when there are others; only the page of all categories shows them
 */
export function firstCategories(
  reader: ContentReader,
  most: number,
  except?: number,
): { shown: CategoryRecord[]; hasMore: boolean } {
  const found = orderedCategories(reader, most + 2).filter(({ id }) => id !== except)
  return { shown: found.slice(0, most), hasMore: found.length > most }
}
