import { fieldMessage } from '@nas/contract/field-problems'
import { passwordWeakness } from '@nas/domain/password-strength'
import { dictionary } from '@zxcvbn-ts/language-common'
import { ShopError } from '../../platform/errors/shop-error'

const common: ReadonlySet<string> = new Set(dictionary['passwords-common'])

interface Owner {
  email: string
  username: string | null
  fullname: string | null
  phone: string | null
}

/** @throws ShopError invalid for a password that is easy to guess */
export function assertStrongPassword(password: string, owner: Owner): void {
  const { email, username, fullname, phone } = owner
  const code = passwordWeakness(password, [email, username, fullname, phone], common)
  if (code === null) return
  const message = fieldMessage(code, 'password')
  throw new ShopError('invalid', message, [{ path: ['password'], code, message }])
}
