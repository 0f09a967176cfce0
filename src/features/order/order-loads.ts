import { $profile } from '../../stores/session.store.ts'
import { endIfSignedOut, sendSessionToken } from '../../stores/session-token.ts'
import { type LoadProblem, loadProblemOf } from './problem-note.tsx'

sendSessionToken()

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
