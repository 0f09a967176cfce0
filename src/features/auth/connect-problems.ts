import type { ConnectError } from '@nas/contract/connect'
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
  too_many_requests: 'tooMany',
  service_unavailable: 'unavailable',
  failed: 'unavailable',
} as const satisfies Record<ConnectError, keyof Texts<'connect'>>
