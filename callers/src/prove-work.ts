import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/**
 * Solves a challenge of the server in a second, a large one in half a minute. Loaded only when a challenge is received.
 * @returns the value of the header `Proof-Of-Work`; null when the browser cannot compute it
 */
export async function proveWork(text: string): Promise<string | null> {
  // Browsers provide it only to pages with https.
  if (globalThis.crypto?.subtle === undefined) return null
  const challenge = JSON.parse(text)
  const solution = await solveChallenge({ challenge, deriveKey, timeout: 60_000 })
  return solution && btoa(JSON.stringify({ challenge, solution }))
}
