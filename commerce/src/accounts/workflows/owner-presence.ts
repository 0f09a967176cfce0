import type { MedusaContainer } from '@medusajs/framework/types'
import type { Person } from '@nas/contract/people/fields'
import { ShopError } from '../../platform/errors/shop-error'
import { accounts } from '../queries/find-account'
import { isPassword, passwordIdentity } from './passwords'

/** Maximum age in seconds of a sign-in that replaces the password. */
const freshSeconds = 10 * 60

/** Proof that the caller is the owner, and not a stranger at an open browser. */
export interface Presence {
  /** Session of the caller's token. */
  session: string
  current_password?: string | undefined
}

/**
 * Requires the current password; for an account without one, a recent sign-in.
 * @throws ShopError current_password_wrong, sign_in_again
 */
export async function assertOwnerPresent(
  container: MedusaContainer,
  person: Person,
  { session, current_password: password }: Presence,
): Promise<void> {
  if ((await passwordIdentity(container, person)) === null) {
    if (await accounts(container).sessions.isYounger(session, freshSeconds)) return
    throw new ShopError('sign_in_again', 'Sign in again first.')
  }
  if (password !== undefined && (await isPassword(container, person, password))) return
  const message = 'The provided current password is invalid'
  throw new ShopError('current_password_wrong', message, [
    { path: ['current_password'], code: 'current_password_wrong', message },
  ])
}
