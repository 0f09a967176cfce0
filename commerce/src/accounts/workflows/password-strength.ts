import { passwordWeakness } from '@nas/callers/password-strength'
import { fieldMessage } from '@nas/contract/field-problems'
import { ShopError } from '../../platform/errors/shop-error'

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
