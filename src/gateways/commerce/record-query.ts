/** A part of a long list, in the words of commerce's search. */
export interface RecordQuery {
  filters: object | null
  sort: { attr: string; direction: 'asc' | 'desc' }[]
  start: number
  limit: number
}

export function recordQuery({ filters, sort, start, limit }: RecordQuery): Record<string, string> {
  return {
    ...(filters && { filters: JSON.stringify(filters) }),
    sort: JSON.stringify(sort),
    limit: String(limit),
    offset: String(start),
  }
}
