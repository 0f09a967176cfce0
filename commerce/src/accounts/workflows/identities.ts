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

export async function removeIdentities(
  container: MedusaContainer,
  identities: AuthIdentityDTO[],
): Promise<void> {
  const ids = identities.map(({ id }) => id)
  if (ids.length > 0) await container.resolve(Modules.AUTH).deleteAuthIdentities(ids)
}

/** A failure may leave an identity without an account. @throws ShopError taken when it has one */
export async function clearIdentity(
  container: MedusaContainer,
  provider: string,
  subject: string,
): Promise<void> {
  const found = await findIdentity(container, provider, subject)
  if (found === null) return
  const ownerId = ownerIdOf(found)
  if (ownerId !== null && (await findPerson(container, ownerId)) !== null) throw taken()
  await removeIdentities(container, [found])
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

/** The caller has verified the e-mail. The next attempt deletes an identity without an account. */
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
    throw new Error('Could not create a sign-in by password')
  }
  const { id: identityId } = made.authIdentity
  await auth.updateAuthIdentities({ id: identityId, app_metadata: { [`${actor}_id`]: id } })
  return auth.retrieveAuthIdentity(identityId, withProviders)
}
