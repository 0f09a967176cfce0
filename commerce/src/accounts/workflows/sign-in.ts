import type { MedusaContainer } from '@medusajs/framework/types'
import type { SignedIn } from '@nas/contract/commerce/account'
import type { Person } from '@nas/contract/commerce/person'
import { nameKey } from '../module/name-key'
import { invalidCredentials } from '../queries/account-errors'
import { findByName } from '../queries/find-account'
import { passwordProvider } from '../queries/identities'
import { compareWithNothing, isPassword, passwordIdentity } from './passwords'
import { tokenFor } from './tokens'

/**
 * Signs in a customer or a member of staff by e-mail or user name.
 * @throws ShopError invalid_credentials, for whatever reason and after the same work
 */
export async function signIn(
  container: MedusaContainer,
  identifier: string,
  password: string,
): Promise<SignedIn> {
  const person = await findByName(container, nameKey(identifier))
  if (person === null) {
    await compareWithNothing(password)
    throw invalidCredentials()
  }
  if (!(await isPassword(container, person, password)) || person.blocked) throw invalidCredentials()
  return signedInByPassword(container, person)
}

/** The answer to somebody who has shown that the person's password is theirs. */
export async function signedInByPassword(
  container: MedusaContainer,
  person: Person,
): Promise<SignedIn> {
  const identity = await passwordIdentity(container, person)
  if (identity === null) throw invalidCredentials()
  return { token: await tokenFor(container, person, identity, passwordProvider), person }
}
