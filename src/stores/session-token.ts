import { provideToken } from '../api-client/api.ts'
import { ApiError } from '../api-client/api-error.ts'
import { fetchNextToken } from '../api-client/session.ts'
import { $token, signOut } from './session.store.ts'

const isOver = (error: unknown) => error instanceof ApiError && error.status === 401

/** Signs out when the token is invalid; the page then asks for a sign-in. */
export function endIfSignedOut(error: unknown): undefined {
  if (isOver(error)) signOut()
}

/** @returns the stored token when another call or tab has renewed it meanwhile */
async function renewOnce(old: string): Promise<string> {
  if ($token.get() !== old) return $token.get()
  try {
    const next = await fetchNextToken()
    // A sign-out in the meantime stays in force.
    if ($token.get() === old) $token.set(next)
    return $token.get()
  } catch (error) {
    if (isOver(error)) return ''
    throw error
  }
}

/**
 * Renews the token in one tab at a time: tabs share one session, and the second tab uses the token
 * fetched by the first.
 */
async function renew(old: string): Promise<string> {
  return 'locks' in navigator
    ? navigator.locks.request('nas:token', () => renewOnce(old))
    : renewOnce(old)
}

/**
 * Sends the stored token with calls that need it. Modules with such calls invoke this once; the
 * pages' plain scripts do not, and therefore need no client of `/api`.
 * @param withAll for the back office, which sends the token with all calls
 */
export function sendSessionToken(withAll = false): void {
  provideToken({ read: () => $token.get(), renew, withAll })
}
