import type { MedusaContainer } from '@medusajs/framework/types'
import type { Account } from '@nas/contract/accounts/fields'
import { socialProviders } from '@nas/contract/connect'
import type { Person } from '@nas/contract/people/fields'
import { accounts, readPerson } from './find-account'
import { hasProvider, identitiesOf, passwordProvider } from './identities'

/** @throws ShopError not_found */
export async function readAccount(
  container: MedusaContainer,
  id: string,
): Promise<Person & Account> {
  const person = await readPerson(container, id)
  const service = accounts(container)
  const [row, pending, consents, identities] = await Promise.all([
    service.find(id),
    service.emailChanges.pendingOf(id),
    service.consentsOf(id),
    identitiesOf(container, person),
  ])
  const has = (provider: string) => identities.some((identity) => hasProvider(identity, provider))
  return {
    ...person,
    consents: consents.map(({ purpose, granted, version, created_at }) => ({
      purpose,
      granted,
      version,
      at: created_at.toISOString(),
    })),
    viewed: row?.viewed ?? [],
    connections: socialProviders.filter(has),
    has_password: has(passwordProvider),
    cod_blocked: row?.cod_blocked ?? false,
    pending_email: pending
      ? { email: pending.new_email, until: pending.expires_at.toISOString() }
      : null,
  }
}
