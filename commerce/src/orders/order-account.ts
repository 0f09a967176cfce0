import type { MedusaContainer } from '@medusajs/framework/types'
import { closeAccount, type OpenedAccount, openAccount } from '../accounts/open-account'
import { isShopError, ShopError } from '../errors/shop-error'
import type { PlaceOrderRequest } from './place-order-request'

/** E-mail and password with which a guest wants to become a member. */
export interface NewOrderAccount {
  email: string
  password: string
}

async function open(
  container: MedusaContainer,
  { receiver, consents }: PlaceOrderRequest,
  { email, password }: NewOrderAccount,
): Promise<OpenedAccount> {
  try {
    return await openAccount(container, {
      actor: 'customer',
      email,
      username: null,
      fullname: receiver.name,
      phone: receiver.phone,
      gender: null,
      verified: false,
      signIn: { provider: 'local', password },
      consents,
      source: 'checkout',
    })
  } catch (error) {
    if (!isShopError(error) || error.code !== 'taken') throw error
    const { message } = error
    throw new ShopError('taken', message, [{ path: ['email'], code: 'taken', message }])
  }
}

/**
 * Makes the account that is asked for and lets it place the order; without an order there is no
 * account either. The password stays outside the workflow, which may keep what it is given.
 */
export async function withNewAccount<Result>(
  container: MedusaContainer,
  request: PlaceOrderRequest,
  place: (request: PlaceOrderRequest) => Promise<Result>,
): Promise<Result> {
  const { newAccount } = request
  if (newAccount === null) return place(request)
  const account = await open(container, request, newAccount)
  try {
    return await place({ ...request, newAccount: null, customerId: account.owner.id })
  } catch (error) {
    await closeAccount(container, account)
    throw error
  }
}
