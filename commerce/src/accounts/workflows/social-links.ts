import type { AuthIdentityDTO, MedusaContainer } from '@medusajs/framework/types'
import type { SocialIdentity } from '@nas/contract/accounts/operations'
import type { SocialProviderName } from '@nas/contract/connect'
import type { Person } from '@nas/contract/people/fields'
import { nameKey } from '@nas/domain/user-names'
import { raw, sql } from '@nas/query/sql'
import { deleteSignInsSql, detachSignInsSql } from '../../medusa-tables/delete-people'
import { inTransaction } from '../../platform/database/run-sql'
import { ShopError } from '../../platform/errors/shop-error'
import { accountBlocked, accountNotFound } from '../queries/account-errors'
import { accounts, findPerson, readPerson } from '../queries/find-account'
import { hasProvider, identitiesOf } from '../queries/identities'
import { ensureAccountRow } from './account-row'
import { holdingAccount } from './change-details'
import { makeSocialIdentity, removeIdentities } from './identities'

export interface Holder {
  identity: AuthIdentityDTO
  person: Person
}

/**
 * Gives the account to the proved owner of its e-mail, who may not have created it: removes all
 * earlier sign-ins, sessions and codes in one transaction. When this is interrupted before the
 * owner's own sign-in is created, the account is proved, and the next sign-in is linked to it.
 */
async function takeOver(container: MedusaContainer, { id }: Person): Promise<void> {
  await inTransaction(container, async (run) => {
    await run(deleteSignInsSql(id))
    await run(detachSignInsSql(id))
    for (const table of ['reset_code', 'account_session', 'email_change']) {
      await run(sql`delete from ${raw(table)} where account_id = ${id}`)
    }
    await run(
      sql`update account set email_verified_at = now(), updated_at = now() where id = ${id}`,
    )
  })
}

/**
 * Links the sign-in to the customer's account.
 * @param provesEmail whether the sign-in proves its e-mail to be the account's
 * @throws ShopError not_found, account_blocked
 */
export async function link(
  container: MedusaContainer,
  id: string,
  social: SocialIdentity,
  provesEmail: boolean,
): Promise<Holder> {
  const { provider, subject, email_verified } = social
  return holdingAccount(container, id, async () => {
    const person = await findPerson(container, id)
    if (person === null || person.actor !== 'customer') throw accountNotFound()
    if (person.blocked) throw accountBlocked()
    const sameEmail = social.email !== null && nameKey(social.email) === person.email
    if (!person.confirmed && email_verified && sameEmail) {
      await ensureAccountRow(container, person)
      if (provesEmail) await takeOver(container, person)
      else await accounts(container).change(id, { email_verified_at: new Date() })
    }
    const identity = await makeSocialIdentity(container, person, provider, subject)
    return { identity, person: await readPerson(container, id) }
  })
}

/** @throws ShopError not_connected; last_sign_in for the only sign-in of the account */
export function disconnect(
  container: MedusaContainer,
  customerId: string,
  provider: SocialProviderName,
): Promise<void> {
  return holdingAccount(container, customerId, async () => {
    const all = await identitiesOf(container, { actor: 'customer', id: customerId })
    const connected = all.filter((identity) => hasProvider(identity, provider))
    if (connected.length === 0) {
      throw new ShopError('not_connected', 'This sign-in is not connected.')
    }
    if (connected.length === all.length) {
      throw new ShopError('last_sign_in', 'The only sign-in of an account cannot be removed.')
    }
    await removeIdentities(container, connected)
  })
}
