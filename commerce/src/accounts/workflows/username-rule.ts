import type { MedusaContainer } from '@medusajs/framework/types'
import { ShopError } from '../../platform/errors/shop-error'
import { nameKey } from '../module/name-key'
import { taken } from '../queries/account-errors'
import { findByName } from '../queries/find-account'

/**
 * A user name that looks like an e-mail must be one's own, or somebody could keep another from ever
 * registering theirs.
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
  const message = 'A user name is no e-mail of somebody else.'
  throw new ShopError('invalid', message, [{ path: ['username'], code: 'malformed', message }])
}
