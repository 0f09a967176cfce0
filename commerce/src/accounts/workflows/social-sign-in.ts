import type { MedusaContainer } from '@medusajs/framework/types'
import type { SocialIdentity, SocialLink, SocialSignIn } from '@nas/contract/accounts/operations'
import { type GivenConsent, missingConsents } from '@nas/contract/commerce/consent'
import type { SignedIn } from '@nas/contract/sessions/operations'
import { nameKey } from '@nas/domain/user-names'
import { ShopError } from '../../platform/errors/shop-error'
import { withLocks } from '../../platform/locks/with-locks'
import { accountBlocked } from '../queries/account-errors'
import { findByName, findPerson } from '../queries/find-account'
import { findIdentity, ownerIdOf } from '../queries/identities'
import { openAccount } from './open-account'
import { openSession } from './sessions'
import { type Holder, link } from './social-links'

/** The person the provider vouches for, with the consents for a new account. */
type Newcomer = Omit<SocialSignIn, 'session'>

/** Staff cannot sign in through a provider: it would replace their password and second factor. */
function staffAccount(): ShopError {
  return new ShopError('staff_account', 'Staff sign in with their password.')
}

/** @throws ShopError consent_required without the mandatory consents */
function assertConsents(consents: readonly GivenConsent[]): void {
  const missing = missingConsents(consents)
  if (missing.length === 0) return
  const message = 'An account needs these consents.'
  throw new ShopError(
    'consent_required',
    message,
    missing.map((purpose) => ({ path: ['consents', purpose], code: 'consent_required', message })),
  )
}

async function byEmail(container: MedusaContainer, social: Newcomer): Promise<Holder> {
  const { provider, subject, email, email_verified, name, consents } = social
  if (email === null || !email_verified) {
    throw new ShopError('email_unverified', 'The e-mail is not verified.')
  }
  const known = await findByName(container, nameKey(email))
  if (known?.actor === 'user') throw staffAccount()
  // A user name may look like another person's e-mail; only the e-mail itself is proved.
  if (known && known.email === nameKey(email)) return link(container, known.id, social, true)
  assertConsents(consents)
  const { owner, identity } = await openAccount(container, {
    actor: 'customer',
    email,
    fullname: name,
    verified: true,
    signIn: { provider, subject },
    consents,
    channel: 'social',
  })
  return { identity, person: owner }
}

/** Runs the job with the current owner, under the locks of this sign-in and this e-mail. */
function withHolder<Result>(
  container: MedusaContainer,
  { provider, subject, email }: SocialIdentity,
  job: (holder: Holder | null) => Promise<Result>,
): Promise<Result> {
  const keys = [`social:${provider}:${subject}`, ...(email ? [`name:${nameKey(email)}`] : [])]
  return withLocks(container, keys, async () => {
    const identity = await findIdentity(container, provider, subject)
    const ownerId = identity && ownerIdOf(identity)
    const person = ownerId ? await findPerson(container, ownerId) : null
    return job(identity && person && { identity, person })
  })
}

/**
 * Signs in by Google or Facebook: the customer with this sign-in, otherwise the customer with the
 * same verified e-mail, otherwise a new one.
 * @throws ShopError consent_required, email_unverified, staff_account, account_blocked
 */
export function socialSignIn(
  container: MedusaContainer,
  { session, ...social }: SocialSignIn,
): Promise<SignedIn> {
  return withHolder(container, social, async (known) => {
    const { identity, person } = known ?? (await byEmail(container, social))
    if (person.actor === 'user') throw staffAccount()
    if (person.blocked) throw accountBlocked()
    return openSession(container, person, identity, session)
  })
}

/** @throws ShopError already_linked, not_found, account_blocked */
export function linkSocial(
  container: MedusaContainer,
  { link_to, ...social }: SocialLink,
): Promise<void> {
  return withHolder(container, social, async (known) => {
    if (known === null) await link(container, link_to, social, false)
    else if (known.person.id !== link_to) {
      throw new ShopError('already_linked', 'This sign-in belongs to another account.')
    }
  })
}
