import type { MedusaContainer } from '@medusajs/framework/types'
import type { OrderAccount } from '@nas/contract/create-order'
import { openAccountWithOrder } from '../../../accounts/workflows/open-account'
import { assertStrongPassword } from '../../../accounts/workflows/password-strength'
import { isShopError, ShopError } from '../../../platform/errors/shop-error'
import type { PlaceOrderRequest } from './place-order-request'

/**
 * Creates the account that a guest requests with the order, with a known id.
 * @throws ShopError taken, invalid
 */
export async function openOrderAccount(
  container: MedusaContainer,
  { receiver, consents }: PlaceOrderRequest,
  { email, password }: OrderAccount,
  id: string,
): Promise<void> {
  assertStrongPassword(password, { email, username: null, fullname: receiver.name })
  try {
    await openAccountWithOrder(container, id, {
      actor: 'customer',
      email,
      username: null,
      fullname: receiver.name,
      phone: receiver.phone,
      gender: null,
      verified: false,
      signIn: { provider: 'local', password },
      consents,
      channel: 'checkout',
    })
  } catch (error) {
    if (!isShopError(error) || error.code !== 'taken') throw error
    const { message } = error
    throw new ShopError('taken', message, [{ path: ['email'], code: 'taken', message }])
  }
}
