import type { MedusaContainer } from '@medusajs/framework/types'
import type { NewMember } from '@nas/contract/accounts/operations'
import type { SignedIn } from '@nas/contract/sessions/operations'
import { readPerson } from '../queries/find-account'
import { openAccount } from './open-account'
import { assertStrongPassword } from './password-strength'
import { openSession } from './sessions'

/**
 * Creates a customer's account and signs it in.
 * @throws ShopError taken, invalid
 */
export async function register(container: MedusaContainer, member: NewMember): Promise<SignedIn> {
  const { password, session, ...facts } = member
  assertStrongPassword(password, facts)
  const { owner, identity } = await openAccount(container, {
    ...facts,
    actor: 'customer',
    verified: false,
    signIn: { provider: 'local', password },
    channel: 'register',
  })
  const tokens = await openSession(container, owner, identity, session)
  return { ...tokens, person: await readPerson(container, owner.id) }
}
