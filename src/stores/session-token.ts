import { provideToken } from '../api-client/api.ts'
import { $token } from './session.store.ts'

/**
 * Sends the kept token with the calls that need one. Whoever makes such calls calls this once;
 * the pages' plain scripts do not, and so carry no client of `/api`.
 */
export function sendSessionToken(): void {
  provideToken(() => $token.get())
}
