import type { MedusaContainer } from '@medusajs/framework/types'
import { ShopError } from '../../platform/errors/shop-error'
import { nameKey } from '../module/name-key'
import { taken } from '../queries/account-errors'
import { findByName } from '../queries/find-account'

/**
 * A user name that looks like an e-mail must be the account's own e-mail; otherwise it would block
 * the owner of that e-mail from registering.
 * @throws ShopError taken, invalid
 */
export async function assertOwnUsername(
  container: MedusaContainer,
  username: string,
  email: string,
): Promise<void> {
  const key = nameKey(username)
  if (!key.includes('@') || key === nameKey(email)) return
  if ((await findByName(container, key)) !== null) throw taken()
  const message = 'A user name must not be an e-mail of another person.'
  throw new ShopError('invalid', message, [{ path: ['username'], code: 'malformed', message }])
}
