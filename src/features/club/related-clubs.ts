import type { ContentReader } from '../../content/reader.ts'
import type { ClubRecord } from '../../content/records.ts'

/** Other articles, those of the same topic first, the newest of each first. */
export function relatedClubs(reader: ContentReader, { id, type }: ClubRecord): ClubRecord[] {
  const others = reader.list('clubs', {
    filters: { id: { $ne: id } },
    sort: ['published_at:desc', 'id:desc'],
  })
  const near = others.filter((other) => other.type === type)
  return [...near, ...others.filter((other) => other.type !== type)]
}
