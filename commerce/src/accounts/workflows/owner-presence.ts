import type { MedusaContainer } from '@medusajs/framework/types'
import type { Person } from '@nas/contract/people/fields'
import type { SessionProof } from '@nas/contract/second-factor/operations'
import { fieldError, ShopError } from '../../platform/errors/shop-error'
import { withAccountLock } from '../../platform/locks/with-locks'
import { accounts, readPerson } from '../queries/find-account'
import { isPassword, passwordIdentity } from './passwords'
import { proveByOwner } from './prove-factor'

/** Maximum age in seconds of a sign-in that replaces the password. */
const signInSeconds = 10 * 60

/** Proof that the caller is the owner, and not a stranger at an open browser. */
export interface Presence {
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
    if (await accounts(container).sessions.isYounger(session, signInSeconds)) return
    throw new ShopError('sign_in_again', 'Sign in again first.')
  }
  if (password !== undefined && (await isPassword(container, person, password))) return
  const message = 'The provided current password is invalid'
  throw fieldError('current_password_wrong', 'current_password', message)
}

/** Seconds for which a code covers refunds, roles, invitations and blocks. */
const proofSeconds = 15 * 60

export interface Caller {
  id: string
  session: string
}

/**
 * Opens the session for sensitive calls for `proofSeconds`, by a code; before an app is set
 * up, by the password (ADR 0085).
 * @throws ShopError factor_code_wrong, too_many_codes; current_password_wrong
 */
export function proveSession(
  container: MedusaContainer,
  { id, session }: Caller,
  { current_password, code = '' }: SessionProof,
): Promise<void> {
  return withAccountLock(container, id, async () => {
    const { factors, sessions } = accounts(container)
    const person = await readPerson(container, id)
    const factor = await factors.factorOf(id)
    if (factor?.secret) await proveByOwner(container, person, factor, code)
    else await assertOwnerPresent(container, person, { session, current_password })
    await sessions.prove(session)
  })
}

/** @throws ShopError fresh_factor_required */
export async function assertProved(container: MedusaContainer, session: string): Promise<void> {
  if (await accounts(container).sessions.isProved(session, proofSeconds)) return
  throw new ShopError('fresh_factor_required', 'This call needs a fresh code.')
}
