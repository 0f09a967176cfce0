import { type ConnectError, connectErrors } from '@nas/contract/connect'
import type { Texts } from '../../i18n/catalogues.ts'

/** The sentence for each reason. */
export const connectProblems = {
  access_denied: 'accessDenied',
  refused: 'refused',
  expired: 'expired',
  used: 'expired',
  email_unverified: 'emailUnverified',
  already_linked: 'alreadyLinked',
  staff_account: 'staffAccount',
  account_blocked: 'accountBlocked',
  too_many_requests: 'tooMany',
  service_unavailable: 'unavailable',
  failed: 'unavailable',
} as const satisfies Record<ConnectError, keyof Texts<'connect'>>

/** What the server hands to the page on which somebody comes back from Google or Facebook. */
export type Returned =
  | { what: 'ticket'; ticket: string }
  | { what: 'connected' }
  | { what: 'error'; error: ConnectError }

/**
 * Reads the fragment. Only tickets of the shop are taken: they are tied to this browser, so a link
 * that somebody sends signs nobody in.
 */
export function readReturn(hash: string): Returned {
  const params = new URLSearchParams(hash.replace(/^#/, ''))
  const ticket = params.get('access_token') ?? ''
  if (/^nas_[\w-]+$/.test(ticket)) return { what: 'ticket', ticket }
  if (params.has('connected')) return { what: 'connected' }
  const error = connectErrors.find((known) => known === params.get('error'))
  return { what: 'error', error: error ?? 'expired' }
}
