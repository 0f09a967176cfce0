import type { MedusaContainer } from '@medusajs/framework/types'
import type { Person } from '@nas/contract/people/fields'
import type { AnsweredChallenge } from '@nas/contract/second-factor/operations'
import type { SessionRequest } from '@nas/contract/sessions/fields'
import type { Credentials, PasswordAnswer, SignedIn } from '@nas/contract/sessions/operations'
import { nameKey } from '@nas/domain/user-names'
import { newSecretCode, secretCodeHash } from '../../platform/codes/secret-code'
import { ShopError } from '../../platform/errors/shop-error'
import { withAccountLock } from '../../platform/locks/with-locks'
import { accountBlocked, invalidCredentials } from '../queries/account-errors'
import { accounts, findByName, findPerson } from '../queries/find-account'
import { proveByOwner } from './owner-proofs'
import { compareWithNothing, isPassword, passwordIdentity } from './passwords'
import { openSession } from './sessions'

/** Lifetime in seconds: enough time to find the recovery codes. */
const challengeSeconds = 600

function challengeOver(): ShopError {
  return new ShopError('challenge_over', 'Sign in with the password again.')
}

/**
 * Completes the sign-in of a challenge. A wrong code keeps the challenge; a correct one ends it.
 * @throws ShopError challenge_over, factor_code_wrong, too_many_codes
 */
export async function answerChallenge(
  container: MedusaContainer,
  { challenge: token, code, session }: AnsweredChallenge,
): Promise<SignedIn> {
  const { factors } = accounts(container)
  const tokenHash = secretCodeHash(token)
  const id = await factors.challengedBy(tokenHash)
  if (id === undefined) throw challengeOver()
  return withAccountLock(container, id, async () => {
    // A concurrent call may have answered it, or a new password ended it.
    if ((await factors.challengedBy(tokenHash)) !== id) throw challengeOver()
    const [person, factor] = await Promise.all([findPerson(container, id), factors.factorOf(id)])
    const identity = person && (await passwordIdentity(container, person))
    if (!person || person.blocked || !identity || !factor) throw challengeOver()
    await proveByOwner(container, person, factor, code)
    await factors.endChallenge(tokenHash)
    return openSession(container, person, identity, session)
  })
}

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

/** The caller holds the account's lock. With a second factor, the session begins after its code. */
export async function signedInByPassword(
  container: MedusaContainer,
  person: Person,
  session: SessionRequest,
): Promise<PasswordAnswer> {
  const { factors } = accounts(container)
  const { id } = person
  if ((await factors.factorOf(id))?.secret) {
    const token = newSecretCode()
    await factors.addChallenge(id, secretCodeHash(token), challengeSeconds)
    return { challenge: token, account: id }
  }
  const identity = await passwordIdentity(container, person)
  if (identity === null) throw invalidCredentials()
  return openSession(container, person, identity, session)
}
