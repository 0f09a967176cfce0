import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/**
 * Works for a challenge of the server, a second or so. Loaded by the few who get one.
 * @returns what the header `Proof-Of-Work` says; null where the browser cannot do it
 */
export async function proveWork(text: string): Promise<string | null> {
  // Browsers offer it to pages that are served over https.
  if (globalThis.crypto?.subtle === undefined) return null
  const challenge = JSON.parse(text)
  const solution = await solveChallenge({ challenge, deriveKey, timeout: 30_000 })
  return solution && btoa(JSON.stringify({ challenge, solution }))
}
