export type Actor = 'customer' | 'user'

/** Who calls: their own token, so that Medusa itself enforces what is theirs. */
export interface Caller {
  actor: Actor
  token: string
}

const bases = { customer: '/store/shop', user: '/admin/shop' } as const

/** The shop's route for this kind of caller. */
export function routeFor({ actor }: Caller, path: string): string {
  return `${bases[actor]}${path}`
}

/** A part of a long list, in the query language of commerce's lists. */
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

/** In which customers are written to. */
export type Language = 'vi' | 'en'
