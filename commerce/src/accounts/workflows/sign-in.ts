import type { MedusaContainer } from '@medusajs/framework/types'
import type { Person } from '@nas/contract/people/fields'
import type { SessionRequest } from '@nas/contract/sessions/fields'
import type { Credentials, PasswordAnswer } from '@nas/contract/sessions/operations'
import { withAccountLock } from '../../platform/locks/account-lock'
import { nameKey } from '../module/name-key'
import { accountBlocked, invalidCredentials } from '../queries/account-errors'
import { accounts, findByName } from '../queries/find-account'
import { challenge } from './challenge'
import { compareWithNothing, isPassword, passwordIdentity } from './passwords'
import { openSession } from './sessions'

/**
 * Signs in a customer or a member of staff by e-mail or user name, or asks for the code of the
 * second factor.
 * @throws ShopError invalid_credentials, for any reason and after the same work; account_blocked,
 * only with the correct password
 */
export async function signIn(
  container: MedusaContainer,
  { identifier, password, session }: Credentials,
): Promise<PasswordAnswer> {
  const key = nameKey(identifier)
  const person = await findByName(container, key)
  // No session may begin with a password that is being replaced. A sign-in without an account takes
  // the lock too, so that concurrent calls disclose nothing by their timing.
  return withAccountLock(container, person?.id ?? key, async () => {
    if (person === null) await compareWithNothing(password)
    if (person === null || !(await isPassword(container, person, password))) {
      throw invalidCredentials()
    }
    if (person.blocked) throw accountBlocked()
    return signedInByPassword(container, person, session)
  })
}

/**
 * The response after the correct password; the caller holds the account's lock. With a second
 * factor, the session begins only after its code.
 */
export async function signedInByPassword(
  container: MedusaContainer,
  person: Person,
  session: SessionRequest,
): Promise<PasswordAnswer> {
  if ((await accounts(container).factors.factorOf(person.id))?.secret) {
    return challenge(container, person.id)
  }
  const identity = await passwordIdentity(container, person)
  if (identity === null) throw invalidCredentials()
  return { ...(await openSession(container, person, identity, session)), person }
}
