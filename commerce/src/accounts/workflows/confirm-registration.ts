import type { MedusaContainer } from '@medusajs/framework/types'
import type { AskedRegistration, NewPassword } from '@nas/contract/accounts/operations'
import type { SignedIn } from '@nas/contract/sessions/operations'
import { ShopError } from '../../platform/errors/shop-error'
import { codeIncorrect } from '../queries/account-errors'
import { readPerson } from '../queries/find-account'
import { ownerOfEmail } from './code-owner'
import { openAccount } from './open-account'
import { assertStrongPassword } from './password-strength'
import { openSession } from './sessions'

/**
 * Creates the account from the mailed link, with the password chosen there: the password typed at
 * registration may be a stranger's, who would then have access.
 * @throws ShopError code_incorrect when the e-mail has an account meanwhile; taken; invalid
 */
export async function confirmRegistration(
  container: MedusaContainer,
  { locale: _locale, ...facts }: AskedRegistration,
  { password, session }: Pick<NewPassword, 'password' | 'session'>,
): Promise<SignedIn> {
  assertStrongPassword(password, facts)
  const { owner, identity } = await openAccount(container, {
    ...facts,
    actor: 'customer',
    verified: true,
    signIn: { provider: 'local', password },
    channel: 'register',
  }).catch(async (error: unknown) => {
    const isTaken = error instanceof ShopError && error.code === 'taken'
    throw isTaken && (await ownerOfEmail(container, facts.email)) ? codeIncorrect() : error
  })
  const tokens = await openSession(container, owner, identity, session)
  return { ...tokens, person: await readPerson(container, owner.id) }
}
