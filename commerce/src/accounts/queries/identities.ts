import type { AuthIdentityDTO, MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { Actor } from '../module/rows'

/** The owner of an account, with Medusa's names. */
export interface Owner {
  actor: Actor
  id: string
}

export const passwordProvider = 'emailpass'

export const withProviders = { relations: ['provider_identities'] }

export function ownerIdOf({ app_metadata: facts }: AuthIdentityDTO): string | null {
  const id = facts?.customer_id ?? facts?.user_id
  return typeof id === 'string' ? id : null
}

export function identitiesOf(
  container: MedusaContainer,
  { actor, id }: Owner,
): Promise<AuthIdentityDTO[]> {
  const filter: Record<string, unknown> = { app_metadata: { [`${actor}_id`]: id } }
  return container.resolve(Modules.AUTH).listAuthIdentities(filter, withProviders)
}

export function hasProvider(identity: AuthIdentityDTO, provider: string): boolean {
  return (identity.provider_identities ?? []).some((one) => one.provider === provider)
}

export async function findIdentity(
  container: MedusaContainer,
  provider: string,
  subject: string,
): Promise<AuthIdentityDTO | null> {
  const [found] = await container
    .resolve(Modules.AUTH)
    .listAuthIdentities({ provider_identities: { provider, entity_id: subject } }, withProviders)
  return found ?? null
}
