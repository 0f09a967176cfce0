import type { MedusaContainer } from '@medusajs/framework/types'
import type { SignedIn, SignInBody } from '@nas/contract/commerce/account'
import type { Person } from '@nas/contract/commerce/person'
import type { SessionRequest } from '@nas/contract/commerce/session'
import { withAccountLock } from '../../platform/locks/account-lock'
import { nameKey } from '../module/name-key'
import { accountBlocked, invalidCredentials } from '../queries/account-errors'
import { findByName } from '../queries/find-account'
import { compareWithNothing, isPassword, passwordIdentity } from './passwords'
import { openSession } from './sessions'

/**
 * Signs in a customer or a member of staff by e-mail or user name.
 * @throws ShopError invalid_credentials, for whatever reason and after the same work; account_blocked,
 *   which only those hear who know the password
 */
export async function signIn(
  container: MedusaContainer,
  { identifier, password, session }: SignInBody,
): Promise<SignedIn> {
  const key = nameKey(identifier)
  const person = await findByName(container, key)
  // A session must not begin with a password that is just being replaced. Who asks for nobody waits
  // in the same way, so that many calls at once tell no more than one.
  return withAccountLock(container, person?.id ?? key, async () => {
    if (person === null) await compareWithNothing(password)
    if (person === null || !(await isPassword(container, person, password))) {
      throw invalidCredentials()
    }
    if (person.blocked) throw accountBlocked()
    return signedInByPassword(container, person, session)
  })
}

/** The answer to somebody who has shown that the person's password is theirs. */
export async function signedInByPassword(
  container: MedusaContainer,
  person: Person,
  session: SessionRequest,
): Promise<SignedIn> {
  const identity = await passwordIdentity(container, person)
  if (identity === null) throw invalidCredentials()
  return { ...(await openSession(container, person, identity, session)), person }
}
