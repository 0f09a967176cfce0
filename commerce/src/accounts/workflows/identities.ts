import type { AuthIdentityDTO, MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { SocialProviderName } from '@nas/contract/connect'
import { taken } from '../queries/account-errors'
import { findPerson } from '../queries/find-account'
import {
  findIdentity,
  type Owner,
  ownerIdOf,
  passwordProvider,
  withProviders,
} from '../queries/identities'

export async function removeIdentities(container: MedusaContainer, ids: string[]): Promise<void> {
  if (ids.length > 0) await container.resolve(Modules.AUTH).deleteAuthIdentities(ids)
}

/**
 * Removes an identity that stands in the way and belongs to nobody, as a failure may leave it.
 * @throws ShopError taken when it belongs to somebody
 */
export async function clearIdentity(
  container: MedusaContainer,
  provider: string,
  subject: string,
): Promise<void> {
  const found = await findIdentity(container, provider, subject)
  if (found === null) return
  const ownerId = ownerIdOf(found)
  if (ownerId !== null && (await findPerson(container, ownerId)) !== null) throw taken()
  await removeIdentities(container, [found.id])
}

export async function makeSocialIdentity(
  container: MedusaContainer,
  { actor, id }: Owner,
  provider: SocialProviderName,
  subject: string,
): Promise<AuthIdentityDTO> {
  await clearIdentity(container, provider, subject)
  return container.resolve(Modules.AUTH).createAuthIdentities({
    provider_identities: [{ provider, entity_id: subject }],
    app_metadata: { [`${actor}_id`]: id },
  })
}

/**
 * A sign-in by password; the caller has made sure that the e-mail is the owner's. One that was
 * interrupted belongs to nobody, opens nothing and is cleared away by the next.
 */
export async function makePasswordIdentity(
  container: MedusaContainer,
  { actor, id }: Owner,
  email: string,
  password: string,
): Promise<AuthIdentityDTO> {
  await clearIdentity(container, passwordProvider, email)
  const auth = container.resolve(Modules.AUTH)
  const made = await auth.register(passwordProvider, { body: { email, password } })
  if (!made.success || made.authIdentity === undefined) {
    throw new Error('No sign-in with a password could be made')
  }
  const { id: identityId } = made.authIdentity
  await auth.updateAuthIdentities({ id: identityId, app_metadata: { [`${actor}_id`]: id } })
  return auth.retrieveAuthIdentity(identityId, withProviders)
}
