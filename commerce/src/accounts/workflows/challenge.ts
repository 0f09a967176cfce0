import type { MedusaContainer } from '@medusajs/framework/types'
import type { AnsweredChallenge } from '@nas/contract/second-factor/operations'
import type { Challenged, SignedIn } from '@nas/contract/sessions/operations'
import { newSecretCode, secretCodeHash } from '../../platform/codes/secret-code'
import { ShopError } from '../../platform/errors/shop-error'
import { withAccountLock } from '../../platform/locks/account-lock'
import { accounts, findPerson } from '../queries/find-account'
import { passwordIdentity } from './passwords'
import { proveByOwner } from './prove-factor'
import { openSession } from './sessions'

/** Lifetime in seconds: enough time to find the recovery codes. */
const challengeSeconds = 600

function challengeOver(): ShopError {
  return new ShopError('challenge_over', 'Sign in with the password again.')
}

/** Requires a code after the correct password. The caller holds the account's lock. */
export async function challenge(
  container: MedusaContainer,
  accountId: string,
): Promise<Challenged> {
  const token = newSecretCode()
  await accounts(container).factors.addChallenge(accountId, secretCodeHash(token), challengeSeconds)
  return { challenge: token, account: accountId }
}

/**
 * Completes the sign-in of a challenge. A wrong code keeps the challenge; a correct one ends it.
 * @throws ShopError challenge_over, factor_code_wrong, too_many_codes
 */
export async function answerChallenge(
  container: MedusaContainer,
  { challenge: token, code, session }: AnsweredChallenge,
): Promise<SignedIn> {
  const service = accounts(container)
  const tokenHash = secretCodeHash(token)
  const id = await service.factors.challengedBy(tokenHash)
  if (id === undefined) throw challengeOver()
  return withAccountLock(container, id, async () => {
    // A concurrent call may have answered it, or a new password ended it.
    if ((await service.factors.challengedBy(tokenHash)) !== id) throw challengeOver()
    const [person, factor] = await Promise.all([
      findPerson(container, id),
      service.factors.factorOf(id),
    ])
    const identity = person && (await passwordIdentity(container, person))
    if (!person || person.blocked || !identity || !factor) throw challengeOver()
    await proveByOwner(container, person, factor, code)
    await service.factors.endChallenge(tokenHash)
    return { ...(await openSession(container, person, identity, session)), person }
  })
}
