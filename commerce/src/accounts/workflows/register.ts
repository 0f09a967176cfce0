import type { MedusaContainer } from '@medusajs/framework/types'
import type { NewMember, SignedIn } from '@nas/contract/commerce/account'
import { readPerson } from '../queries/find-account'
import { passwordProvider } from '../queries/identities'
import { openAccount } from './open-account'
import { assertStrongPassword } from './password-strength'
import { tokenFor } from './tokens'

/** Makes a customer's account and signs in. @throws ShopError taken, invalid */
export async function register(container: MedusaContainer, member: NewMember): Promise<SignedIn> {
  const { password, ...facts } = member
  assertStrongPassword(password, facts)
  const { owner, identity } = await openAccount(container, {
    ...facts,
    actor: 'customer',
    verified: false,
    signIn: { provider: 'local', password },
    source: 'register',
  })
  const token = await tokenFor(container, owner, identity, passwordProvider)
  return { token, person: await readPerson(container, owner.id) }
}
