import type { MedusaContainer } from '@medusajs/framework/types'
import type { SignedIn } from '@nas/contract/commerce/account'
import type { AnsweredChallenge, Challenged } from '@nas/contract/commerce/second-factor'
import { newSecretCode, secretCodeHash } from '../../platform/codes/secret-code'
import { ShopError } from '../../platform/errors/shop-error'
import { withAccountLock } from '../../platform/locks/account-lock'
import { accounts, findPerson } from '../queries/find-account'
import { notifyOwner } from './account-emails'
import { passwordIdentity } from './passwords'
import { proveFactor } from './prove-factor'
import { openSession } from './sessions'

/** Long enough to look for the sheet with the recovery codes. */
const challengeSeconds = 600

function challengeOver(): ShopError {
  return new ShopError('challenge_over', 'Sign in with the password again.')
}

/** Asks somebody for a code who knows the password. The caller holds the account. */
export async function challenge(
  container: MedusaContainer,
  accountId: string,
): Promise<Challenged> {
  const token = newSecretCode()
  await accounts(container).addChallenge(accountId, secretCodeHash(token), challengeSeconds)
  return { challenge: token, account: accountId }
}

/**
 * Signs in who was asked for a code. A wrong one leaves the challenge; a right one ends it.
 * @throws ShopError challenge_over, factor_code_wrong, too_many_codes
 */
export async function answerChallenge(
  container: MedusaContainer,
  { challenge: token, code, session }: AnsweredChallenge,
): Promise<SignedIn> {
  const service = accounts(container)
  const tokenHash = secretCodeHash(token)
  const id = await service.challengedBy(tokenHash)
  if (id === undefined) throw challengeOver()
  return withAccountLock(container, id, async () => {
    // Another call may have answered it meanwhile, or another password have ended it.
    if ((await service.challengedBy(tokenHash)) !== id) throw challengeOver()
    const [person, factor] = await Promise.all([findPerson(container, id), service.factorOf(id)])
    const identity = person && (await passwordIdentity(container, person))
    if (!person || person.blocked || !identity || !factor) throw challengeOver()
    const kind = await proveFactor(container, factor, code)
    await service.endChallenge(tokenHash)
    if (kind === 'recovery') {
      const email = { recipient: person.email, template: 'recovery-code-used' } as const
      await notifyOwner(container, { ...email, locale: 'vi' })
    }
    return { ...(await openSession(container, person, identity, session)), person }
  })
}
