import { passwordWeakness } from '@nas/callers/password-strength'
import { fieldMessage } from '@nas/contract/field-problems'
import { isPlainName, isReservedName, nameKey } from '@nas/domain/user-names'
import { ShopError } from '../../platform/errors/shop-error'

function refused(message: string): ShopError {
  return new ShopError('invalid', message, [{ path: ['username'], code: 'malformed', message }])
}

/**
 * A user name that looks like an e-mail must be the account's own e-mail; otherwise it would block
 * the owner of that e-mail from registering. Whether such an owner exists is not disclosed. Any
 * other name has no hidden characters and one script in each word, and a customer's name does not
 * imitate a name of the shop.
 * @throws ShopError invalid
 */
export function assertUsername(
  username: string,
  { email, actor }: { email: string; actor: 'customer' | 'user' },
): void {
  const key = nameKey(username)
  if (key === nameKey(email)) return
  if (key.includes('@')) throw refused('A user name must not be an e-mail of another person.')
  if (!isPlainName(username)) {
    throw refused('A user name has letters of one script in each word, and no symbols.')
  }
  if (actor === 'customer' && isReservedName(username)) {
    throw refused('A user name must not look like one of the shop.')
  }
}

interface Owner {
  email: string
  username: string | null
  fullname: string | null
  phone: string | null
}

/** @throws ShopError invalid for a password that is easy to guess */
export function assertStrongPassword(password: string, owner: Owner): void {
  const { email, username, fullname, phone } = owner
  const code = passwordWeakness(password, [email, username, fullname, phone])
  if (code === null) return
  const message = fieldMessage(code, 'password')
  throw new ShopError('invalid', message, [{ path: ['password'], code, message }])
}
