import type { MedusaContainer } from '@medusajs/framework/types'
import { ShopError } from '../../platform/errors/shop-error'
import { withAccountLock } from '../../platform/locks/account-lock'
import { accounts, readPerson } from '../queries/find-account'
import { ensureAccountRow } from './account-row'

/**
 * Keeps a customer out, at once and everywhere, or lets them in again.
 * @throws ShopError not_found; forbidden for an account of staff
 */
export function blockPerson(
  container: MedusaContainer,
  id: string,
  blocked: boolean,
): Promise<void> {
  return withAccountLock(container, id, async () => {
    const person = await readPerson(container, id)
    if (person.actor === 'user') {
      throw new ShopError('forbidden', 'Staff do not block each other.')
    }
    await ensureAccountRow(container, person)
    await accounts(container).change(id, { blocked })
    if (blocked) await accounts(container).endSessionsOf(id)
  })
}
