import type { MedusaContainer } from '@medusajs/framework/types'
import type { AskedRegistration, NewMember, NewPassword } from '@nas/contract/accounts/operations'
import type { PasswordAnswer, SignedIn } from '@nas/contract/sessions/operations'
import { ShopError } from '../../platform/errors/shop-error'
import { codeIncorrect } from '../queries/account-errors'
import { findPerson, readPerson } from '../queries/find-account'
import { sendNotice } from './account-emails'
import { holdingAccount } from './change-details'
import { assertStrongPassword } from './credential-rules'
import { openAccount } from './open-account'
import { setPassword } from './passwords'
import { findResetCode, ownerOfEmail } from './reset-codes'
import { openSession } from './sessions'
import { signedInByPassword } from './sign-in'
import { registrationToken } from './tokens'

/** @throws ShopError taken, invalid */
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
async function confirmRegistration(
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

/**
 * Resets the password of the code's owner and signs them in, or asks for the code of the second
 * factor; earlier sessions end, and the owner is notified by email. The code was sent by mail, so
 * the e-mail is proved. A code of a registration creates the account.
 * @throws ShopError code_incorrect when the code is unknown, used, expired or not the newest;
 * invalid when the password is weak, and then the code stays valid
 */
export async function resetPassword(
  container: MedusaContainer,
  { code, password, locale, session }: NewPassword,
): Promise<PasswordAnswer> {
  const registration = registrationToken.read(code)
  if (registration) return confirmRegistration(container, registration.asked, { password, session })
  const owner = await findResetCode(container, code)
  if (owner === null) throw codeIncorrect()
  return holdingAccount(container, owner.id, async () => {
    // The previous holder of the lock may have used it.
    if ((await findResetCode(container, code)) === null) throw codeIncorrect()
    const person = await findPerson(container, owner.id)
    if (person === null || person.blocked) throw codeIncorrect()
    assertStrongPassword(password, person)
    await setPassword(container, person, password, { provesEmail: true })
    await sendNotice(container, { recipient: person.email, locale, template: 'password-changed' })
    return signedInByPassword(container, await readPerson(container, person.id), session)
  })
}
