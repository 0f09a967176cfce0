import { provideToken } from '../api-client/api.ts'
import { ApiError } from '../api-client/api-error.ts'
import { fetchNextToken } from '../api-client/session.ts'
import { $token } from './session.store.ts'

const isOver = (error: unknown) => error instanceof ApiError && error.status === 401

/** @returns the token that is kept now, when another call or tab has renewed it meanwhile */
async function renewOnce(old: string): Promise<string> {
  if ($token.get() !== old) return $token.get()
  try {
    const next = await fetchNextToken()
    // Whoever signed out meanwhile stays so.
    if ($token.get() === old) $token.set(next)
    return $token.get()
  } catch (error) {
    if (isOver(error)) return ''
    throw error
  }
}

/** Tabs take turns: they share one sign-in, and the second one finds what the first has fetched. */
async function renew(old: string): Promise<string> {
  return 'locks' in navigator
    ? navigator.locks.request('nas:token', () => renewOnce(old))
    : renewOnce(old)
}

/**
 * Sends the kept token with the calls that need one. Whoever makes such calls calls this once;
 * the pages' plain scripts do not, and so carry no client of `/api`.
 * @param withAll for the back office, whose token goes with every call
 */
export function sendSessionToken(withAll = false): void {
  provideToken({ read: () => $token.get(), renew, withAll })
}
