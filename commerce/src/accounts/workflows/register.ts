import type { MedusaContainer } from '@medusajs/framework/types'
import type { AskedRegistration, NewMember, NewPassword } from '@nas/contract/accounts/operations'
import type { SignedIn } from '@nas/contract/sessions/operations'
import { ShopError } from '../../platform/errors/shop-error'
import { codeIncorrect } from '../queries/account-errors'
import { assertStrongPassword } from './credential-rules'
import { openAccount } from './open-account'
import { ownerOfEmail } from './reset-codes'
import { openSession } from './sessions'

/**
 * Creates a customer's account and signs it in.
 * @throws ShopError taken, invalid
 */
export async function register(
  container: MedusaContainer,
  { password, session, ...facts }: NewMember,
  verified = false,
): Promise<SignedIn> {
  assertStrongPassword(password, facts)
  const { owner, identity } = await openAccount(container, {
    ...facts,
    actor: 'customer',
    verified,
    signIn: { provider: 'local', password },
  })
  return openSession(container, owner, identity, session)
}

/**
 * Creates the account from the mailed link, with the password chosen there: the password typed at
 * registration may be a stranger's, who would then have access.
 * @throws ShopError code_incorrect when the e-mail has an account meanwhile; taken; invalid
 */
export async function confirmRegistration(
  container: MedusaContainer,
  { locale: _locale, ...facts }: AskedRegistration,
  chosen: Pick<NewPassword, 'password' | 'session'>,
): Promise<SignedIn> {
  try {
    return await register(container, { ...facts, ...chosen }, true)
  } catch (error) {
    const isTaken = error instanceof ShopError && error.code === 'taken'
    throw isTaken && (await ownerOfEmail(container, facts.email)) ? codeIncorrect() : error
  }
}
