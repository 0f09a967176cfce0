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
