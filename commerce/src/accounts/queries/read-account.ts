import type { MedusaContainer } from '@medusajs/framework/types'
import type { Account, UserAccount } from '@nas/contract/accounts/fields'
import { socialProviders } from '@nas/contract/connect'
import type { Person } from '@nas/contract/people/fields'
import { accounts, readPerson } from './find-account'
import { peopleById } from './find-people'
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

/** @throws ShopError not_found */
export async function readNotedAccount(
  container: MedusaContainer,
  id: string,
): Promise<UserAccount> {
  const account = await readAccount(container, id)
  const row = await accounts(container).find(id)
  const rows = await accounts(container).notesOf(id)
  const authors = rows.map(({ author }) => author)
  const people = await peopleById(container, authors)
  const notes = rows.map(({ id, words, author, created_at }) => {
    const person = people.get(author)
    return {
      id,
      words,
      author: person?.fullname ?? person?.email ?? null,
      at: created_at.toISOString(),
    }
  })
  const { cod_blocked_phone = null, cod_blocked_reason = null } = row ?? {}
  return { ...account, notes, cod_blocked_phone, cod_blocked_reason }
}
