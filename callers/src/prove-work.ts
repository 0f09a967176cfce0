import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** @returns the header `Proof-Of-Work`; null when the browser cannot compute it */
export async function proveWork(text: string): Promise<string | null> {
  // Browsers provide it only to pages with https.
  if (globalThis.crypto?.subtle === undefined) return null
  const challenge = JSON.parse(text)
  const solution = await solveChallenge({ challenge, deriveKey, timeout: 60_000 })
  return solution && btoa(JSON.stringify({ challenge, solution }))
}
