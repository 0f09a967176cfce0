import type { MedusaContainer } from '@medusajs/framework/types'
import type { Person } from '@nas/contract/commerce/person'
import type { EmailLocale } from '../../email/module/outgoing-email'
import { ShopError } from '../../platform/errors/shop-error'
import { withAccountLock } from '../../platform/locks/account-lock'
import { accounts, findPerson, readPerson } from '../queries/find-account'
import { hasProvider, identitiesOf, passwordProvider } from '../queries/identities'
import { notifyOwner } from './account-emails'
import { removeIdentities } from './identities'
import { setPassword } from './passwords'
import { findResetCode, takeResetCode } from './reset-codes'
import { type SignedIn, signedInByPassword } from './sign-in'

function codeIncorrect(): ShopError {
  return new ShopError('code_incorrect', 'Incorrect code provided')
}

/**
 * Whoever made the account without proving the e-mail may have connected a sign-in of their own;
 * with the proof it belongs to somebody else, whom they could go on reading.
 */
async function dropUnproved(container: MedusaContainer, person: Person): Promise<void> {
  if (person.confirmed) return
  const identities = await identitiesOf(container, person)
  const foreign = identities.filter((identity) => !hasProvider(identity, passwordProvider))
  await removeIdentities(
    container,
    foreign.map(({ id }) => id),
  )
}

/**
 * Replaces the password of the code's owner and signs them in; tokens from before stop working, and
 * the owner is notified by email.
 * The code has come by mail, so the e-mail is proved.
 * @throws ShopError code_incorrect when the code is unknown, used, too old or not the newest
 */
export async function resetPassword(
  container: MedusaContainer,
  code: string,
  password: string,
  locale: EmailLocale,
): Promise<SignedIn> {
  const owner = await findResetCode(container, code)
  if (owner === null) throw codeIncorrect()
  return withAccountLock(container, owner.id, async () => {
    const person = await findPerson(container, owner.id)
    if (person === null || person.blocked) throw codeIncorrect()
    if (!(await takeResetCode(container, code))) throw codeIncorrect()
    await dropUnproved(container, person)
    await setPassword(container, person, password)
    await accounts(container).change(person.id, { email_verified_at: new Date() })
    await notifyOwner(container, { recipient: person.email, locale, template: 'password-changed' })
    return signedInByPassword(container, await readPerson(container, person.id))
  })
}
