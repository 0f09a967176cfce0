import type { MedusaContainer } from '@medusajs/framework/types'
import type { OrderAccount } from '@nas/contract/create-order'
import { accounts } from '../../../accounts/queries/find-account'
import { makeAccount } from '../../../accounts/workflows/open-account'
import { assertStrongPassword } from '../../../accounts/workflows/password-strength'
import { deleteAccount } from '../../../erasure/workflows/delete-account'
import { isShopError, ShopError } from '../../../platform/errors/shop-error'
import type { PlaceOrderRequest } from './place-order-request'

/**
 * Makes the account that a guest wants with the order, under an id that is known before.
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
    await makeAccount(
      container,
      { actor: 'customer', id },
      {
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
      },
    )
  } catch (error) {
    if (!isShopError(error) || error.code !== 'taken') throw error
    const { message } = error
    throw new ShopError('taken', message, [{ path: ['email'], code: 'taken', message }])
  }
}

/** Removes the account of an order that did not come about, however far it was made. */
export async function closeOrderAccount(container: MedusaContainer, id: string): Promise<void> {
  // First, as it takes the consents with it: there never was an account that gave them.
  await accounts(container).erase(id)
  await deleteAccount(container, id)
}
