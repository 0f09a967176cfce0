import type { ContentReader } from './reader.ts'
import type { CategoryRecord } from './records.ts'

export const orderedCategories = (reader: ContentReader, limit?: number): CategoryRecord[] =>
  reader.list('categories', { sort: ['order:desc', 'id:desc'], limit })

/** @returns `hasMore` when there are others, which only the page of all categories shows */
export function firstCategories(
  reader: ContentReader,
  most: number,
  except?: number,
): { shown: CategoryRecord[]; hasMore: boolean } {
  const found = orderedCategories(reader, most + 2).filter(({ id }) => id !== except)
  return { shown: found.slice(0, most), hasMore: found.length > most }
}
