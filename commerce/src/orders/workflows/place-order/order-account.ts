import type { MedusaContainer } from '@medusajs/framework/types'
import type { OrderAccount } from '@nas/contract/create-order'
import { assertStrongPassword } from '../../../accounts/workflows/credential-rules'
import { openAccountWithOrder } from '../../../accounts/workflows/open-account'
import { compareWithNothing } from '../../../accounts/workflows/passwords'
import { isShopError } from '../../../platform/errors/shop-error'
import type { PlaceOrderRequest } from './place-order-request'

/**
 * Creates the account that a guest requests with the order, with a known id.
 * @returns false when the e-mail has an account, after the same work and without any trace: the
 * order is then a guest's, so that placing it does not disclose who has an account (ADR 0074)
 * @throws ShopError invalid
 */
export async function openOrderAccount(
  container: MedusaContainer,
  { receiver: { name, phone }, consents }: PlaceOrderRequest,
  { email, password }: OrderAccount,
  id: string,
): Promise<boolean> {
  assertStrongPassword(password, { email, username: null, fullname: name, phone })
  try {
    await openAccountWithOrder(container, id, {
      actor: 'customer',
      email,
      username: null,
      fullname: name,
      phone,
      gender: null,
      verified: false,
      signIn: { provider: 'local', password },
      consents,
      channel: 'checkout',
    })
    return true
  } catch (error) {
    if (!isShopError(error) || error.code !== 'taken') throw error
    await compareWithNothing(password)
    return false
  }
}
