import type { SessionRequest } from '@nas/contract/sessions/fields'
import type { Actor } from '../module/rows'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Times in seconds. */
export interface Lifetime {
  whole: number
  /** Maximum time without a call. */
  idle: number
  /** Lifetime of one bearer token; browsers renew it. */
  bearer: number
}

const browserBearer = 30 * minute
const staff = { whole: 12 * hour, idle: 30 * minute }
const kept = { whole: 180 * day, idle: 30 * day }
const forgotten = { whole: 30 * day, idle: day }
/** Of a member at a client other than a browser. */
const token = { whole: day, idle: day }

/** Lifetime of a session by kind of person and by whether the browser remembers it. */
export function lifetimeOf(actor: Actor, { remember }: SessionRequest): Lifetime {
  if (remember === null) {
    const bound = actor === 'user' ? staff : token
    return { ...bound, bearer: bound.whole }
  }
  const bound = actor === 'user' ? staff : remember ? kept : forgotten
  return { ...bound, bearer: browserBearer }
}
