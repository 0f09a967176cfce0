import { ApiError } from '../../api-client/api-error.ts'
import { $profile, signOut } from '../../stores/session.store.ts'
import { sendSessionToken } from '../../stores/session-token.ts'
import { type LoadProblem, loadProblemOf } from './problem-note.tsx'

sendSessionToken()

/** Signs out when the token is invalid; the page then asks for a sign-in. */
export function endIfSignedOut(error: unknown): void {
  if (error instanceof ApiError && error.status === 401) signOut()
}

/** Only the last of several loads takes effect, and only for the same member. */
export function latestLoads() {
  let last = 0
  return async (
    run: () => Promise<() => void>,
    fail: (problem: LoadProblem) => void,
  ): Promise<void> => {
    last += 1
    const mine = last
    const person = $profile.get()?.id
    const show = await run().catch((error) => {
      endIfSignedOut(error)
      return () => fail(loadProblemOf(error))
    })
    if (mine === last && person === $profile.get()?.id) show()
  }
}
