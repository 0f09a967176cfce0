import { ShopError } from '../../platform/errors/shop-error'
import { nameKey } from '../module/name-key'

/**
 * A user name that looks like an e-mail must be the account's own e-mail; otherwise it would block
 * the owner of that e-mail from registering. Whether such an owner exists is not disclosed.
 * @throws ShopError invalid
 */
export function assertOwnUsername(username: string, email: string): void {
  const key = nameKey(username)
  if (!key.includes('@') || key === nameKey(email)) return
  const message = 'A user name must not be an e-mail of another person.'
  throw new ShopError('invalid', message, [{ path: ['username'], code: 'malformed', message }])
}
