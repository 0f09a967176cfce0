import type { MedusaContainer } from '@medusajs/framework/types'
import type { SocialProviderName } from '@nas/contract/connect'
import { ShopError } from '../../platform/errors/shop-error'
import { hasProvider, identitiesOf } from '../queries/identities'
import { holdingAccount } from './change-details'
import { removeIdentities } from './identities'

/**
 * Removes the sign-in with Google or Facebook.
 * @throws ShopError not_connected; last_sign_in for the only sign-in of the account
 */
export function disconnect(
  container: MedusaContainer,
  customerId: string,
  provider: SocialProviderName,
): Promise<void> {
  return holdingAccount(container, customerId, async () => {
    const all = await identitiesOf(container, { actor: 'customer', id: customerId })
    const connected = all.filter((identity) => hasProvider(identity, provider))
    if (connected.length === 0) {
      throw new ShopError('not_connected', 'This sign-in is not connected.')
    }
    if (connected.length === all.length) {
      throw new ShopError('last_sign_in', 'The only sign-in of an account cannot be removed.')
    }
    await removeIdentities(container, connected)
  })
}
