import type { MedusaContainer } from '@medusajs/framework/types'
import type { Person } from '@nas/contract/commerce/person'
import { ShopError } from '../../platform/errors/shop-error'
import { accounts } from '../queries/find-account'
import { isPassword, passwordIdentity } from './passwords'

/** How old a sign-in may be that stands for a password, in seconds. */
const freshSeconds = 10 * 60

/** How somebody shows to be the owner, and not somebody at a browser that was left open. */
export interface Presence {
  /** Of the token they call with. */
  session: string
  current_password?: string | undefined
}

/**
 * Asks for the present password; of an account that has none, for a fresh sign-in.
 * @throws ShopError current_password_wrong, sign_in_again
 */
export async function assertOwnerPresent(
  container: MedusaContainer,
  person: Person,
  { session, current_password: password }: Presence,
): Promise<void> {
  if ((await passwordIdentity(container, person)) === null) {
    if (await accounts(container).isYounger(session, freshSeconds)) return
    throw new ShopError('sign_in_again', 'Sign in again first.')
  }
  if (password !== undefined && (await isPassword(container, person, password))) return
  const message = 'The provided current password is invalid'
  throw new ShopError('current_password_wrong', message, [
    { path: ['current_password'], code: 'current_password_wrong', message },
  ])
}
